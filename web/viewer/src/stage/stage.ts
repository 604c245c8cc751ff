// The drawing surface: one scene of named layers, one orthographic camera, drawn only on demand.
// It knows nothing of structures; layers are groups that others made.

import {
  Color,
  DirectionalLight,
  type Group,
  HemisphereLight,
  type Mesh,
  type MeshBasicMaterial,
  OrthographicCamera,
  Scene,
  Spherical,
  Vector3,
  WebGLRenderer,
} from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import type { LineMaterial } from 'three/addons/lines/LineMaterial.js';
import type { Vec3 } from '../model/vector';
import { LIGHT, type Theme } from '../theme';
import { type Label, labelsOf } from './label';
import { LabelOverlay } from './label_overlay';
import { type Projector, projector } from './projector';
import { aim, extent, type ViewName } from './view_direction';

const MARGIN = 1.25;
const TURN = Math.PI / 16;
/** Milliseconds without a movement until the camera counts as resting. */
const REST = 150;
/** What is smaller than this share of the picture is hard to find. */
const LOST = 30;
/** Above this many labels text waits until the camera rests. */
const MANY_LABELS = 1500;
/** Share of the picture's height. */
const PAN = 0.1;

/** What the camera looks at, from which side, and how large it shows it. */
export interface CameraPlace {
  target: Vec3;
  direction: Vec3;
  pixels_per_metre: number;
}

export interface DrawingCost {
  calls: number;
  triangles: number;
  lines: number;
  labels: string[];
}

export class Stage {
  readonly camera = new OrthographicCamera();
  readonly controls: OrbitControls;
  private readonly scene = new Scene();
  private readonly renderer: WebGLRenderer;
  private readonly overlay: LabelOverlay;
  private readonly layers = new Map<string, Group>();
  private readonly light = new DirectionalLight(0xffffff, 1.9);
  /** Labels of the visible layers, the weightiest first; null where layers have changed. */
  private ordered: Label[] | null = null;
  private isMoving = false;
  private restTimer: ReturnType<typeof setTimeout> | undefined;
  private theme = LIGHT;
  private points: Vec3[] = [[0, 0, 0]];
  private radius = 1;
  private halfHeight = 1;
  private pending = false;
  private size = { width: 1, height: 1 };
  /** Called when the camera starts and stops moving. */
  onMoving: (moving: boolean) => void = () => {};
  /** Called with the scale of the picture, in pixels per metre, once it rests. */
  onScale: (pixelsPerMetre: number) => void = () => {};

  constructor(canvas: HTMLCanvasElement, labels: HTMLCanvasElement) {
    this.renderer = new WebGLRenderer({ canvas, antialias: true, preserveDrawingBuffer: true });
    this.overlay = new LabelOverlay(labels);
    this.scene.add(new HemisphereLight(0xffffff, 0x8a949c, 1.9), this.light);
    this.controls = new OrbitControls(this.camera, labels);
    this.controls.zoomToCursor = true;
    this.controls.addEventListener('change', () => this.noteMovement());
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.scene.background = new Color(theme.background);
    this.requestDraw();
  }

  /** The caller draws when all layers it has are set. */
  setLayer(name: string, group: Group | null): void {
    const old = this.layers.get(name);
    if (old) {
      this.scene.remove(old);
      dispose(old);
      this.layers.delete(name);
    }
    if (group) {
      this.layers.set(name, group);
      this.scene.add(group);
    }
    this.ordered = null;
  }

  setVisible(name: string, visible: boolean): void {
    const layer = this.layers.get(name);
    if (!layer || layer.visible === visible) return;
    layer.visible = visible;
    this.ordered = null;
    this.requestDraw();
  }

  setExtent(points: Vec3[], center: Vec3, radius: number): void {
    this.points = points.length ? points : [[0, 0, 0]];
    this.radius = radius;
    this.controls.target.set(...(center as [number, number, number]));
  }

  resize(width: number, height: number): void {
    this.size = { width: Math.max(1, width), height: Math.max(1, height) };
    const ratio = Math.min(window.devicePixelRatio || 1, 2);
    this.renderer.setPixelRatio(ratio);
    this.renderer.setSize(width, height, false);
    this.overlay.resize(width, height, ratio);
    this.project();
    this.requestDraw();
  }

  look(view: ViewName): void {
    aim(this.camera, view, this.controls.target, this.radius * 4);
    this.fit();
  }

  fit(points: Vec3[] = this.points): void {
    this.camera.updateMatrixWorld();
    const { center, halfWidth, halfHeight } = extent(this.camera, this.controls.target, points);
    const aspect = this.size.width / this.size.height;
    const least = this.radius * 0.05;
    this.halfHeight = MARGIN * Math.max(halfHeight, halfWidth / aspect, least);
    this.camera.zoom = 1;
    this.camera.position.add(center.clone().sub(this.controls.target));
    this.controls.target.copy(center);
    this.project();
    this.controls.update();
    this.tellScale();
    this.requestDraw();
  }

  /** Bring points into the middle without turning, unless they are well in view already. */
  show(points: readonly Vec3[]): void {
    if (points.length === 0 || this.isWellInView(points)) return;
    const { center, halfHeight, halfWidth } = extent(this.camera, this.controls.target, points);
    this.camera.position.add(center.clone().sub(this.controls.target));
    this.controls.target.copy(center);
    const size = Math.max(halfHeight, (halfWidth * this.size.height) / this.size.width);
    const seen = this.halfHeight / this.camera.zoom;
    if (size > seen || size * LOST < seen) {
      this.camera.zoom = this.halfHeight / Math.max(size * 5, this.radius * 0.05);
      this.camera.updateProjectionMatrix();
    }
    this.controls.update();
    this.tellScale();
    this.requestDraw();
  }

  private isWellInView(points: readonly Vec3[]): boolean {
    const { width, height } = this.size;
    const places = points.map(this.projector());
    const isInside = places.every(([x, y]) => x > 0 && y > 0 && x < width && y < height);
    const [a] = places;
    const size = Math.max(...places.map((p) => Math.hypot(p[0] - a[0], p[1] - a[1])));
    return isInside && (points.length === 1 || size * LOST > height);
  }

  /** Turn the view by steps to the right and down, about the target. */
  turn(right: number, down: number): void {
    const offset = this.camera.position.clone().sub(this.controls.target);
    const angles = new Spherical().setFromVector3(offset);
    angles.theta += right * TURN;
    angles.phi -= down * TURN;
    angles.makeSafe();
    this.camera.position.copy(this.controls.target).add(offset.setFromSpherical(angles));
    this.controls.update();
    this.requestDraw();
  }

  /** Shift the picture by steps to the right and down. */
  pan(right: number, down: number): void {
    const step = (PAN * 2 * this.halfHeight) / this.camera.zoom;
    const shift = new Vector3(-right * step, down * step, 0).applyQuaternion(
      this.camera.quaternion,
    );
    this.camera.position.add(shift);
    this.controls.target.add(shift);
    this.controls.update();
    this.requestDraw();
  }

  place(): CameraPlace {
    const { target } = this.controls;
    const direction = target.clone().sub(this.camera.position).normalize();
    return {
      target: target.toArray(),
      direction: direction.toArray(),
      pixels_per_metre: this.pixelsPerMetre(),
    };
  }

  zoom(factor: number): void {
    this.camera.zoom *= factor;
    this.camera.updateProjectionMatrix();
    this.tellScale();
    this.requestDraw();
  }

  /** The layer of that name, for animation. */
  layer(name: string): Group | undefined {
    return this.layers.get(name);
  }

  /** From points in space to CSS pixels, for the camera as it stands now. */
  projector(): Projector {
    return projector(this.camera, this.size.width, this.size.height);
  }

  requestDraw(): void {
    if (this.pending) return;
    this.pending = true;
    requestAnimationFrame(() => this.draw());
  }

  draw(): void {
    const started = performance.now();
    this.pending = false;
    this.placeLight();
    this.renderer.render(this.scene, this.camera);
    const { width, height } = this.size;
    const labels = this.labels();
    if (this.isMoving && labels.length > MANY_LABELS) this.overlay.clear(width, height);
    else this.overlay.draw(labels, this.projector(), width, height, this.theme);
    // Where somebody measures, drawing is told from everything else.
    performance.measure('draw', { start: started, end: performance.now() });
  }

  private labels(): Label[] {
    this.ordered ??= [...this.layers.values()]
      .filter((layer) => layer.visible)
      .flatMap((layer) => [...labelsOf(layer)])
      .sort((a, b) => (b.weight ?? 0) - (a.weight ?? 0));
    return this.ordered;
  }

  /** Over the left shoulder of whoever looks, so that faces of one body differ. */
  private placeLight(): void {
    const reach = this.radius * 4;
    const right = new Vector3().setFromMatrixColumn(this.camera.matrixWorld, 0);
    const up = new Vector3().setFromMatrixColumn(this.camera.matrixWorld, 1);
    this.light.position.copy(this.camera.position);
    this.light.position.addScaledVector(up, reach * 0.7).addScaledVector(right, -reach * 0.45);
    this.light.target.position.copy(this.controls.target);
    this.light.target.updateMatrixWorld();
  }

  private noteMovement(): void {
    this.requestDraw();
    if (!this.isMoving) {
      this.isMoving = true;
      this.onMoving(true);
    }
    clearTimeout(this.restTimer);
    this.restTimer = setTimeout(() => {
      this.isMoving = false;
      this.onMoving(false);
      this.tellScale();
      this.requestDraw();
    }, REST);
  }

  /** What the last picture cost, for the pages promise few draw calls, and what is written on it. */
  cost(): DrawingCost {
    const { calls, triangles, lines } = this.renderer.info.render;
    return { calls, triangles, lines, labels: [...this.overlay.written] };
  }

  async picture(): Promise<Blob> {
    this.draw();
    const canvas = document.createElement('canvas');
    canvas.width = this.renderer.domElement.width;
    canvas.height = this.renderer.domElement.height;
    const context = canvas.getContext('2d')!;
    context.drawImage(this.renderer.domElement, 0, 0);
    context.drawImage(this.overlay.canvas, 0, 0);
    return new Promise((resolve, reject) =>
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('no picture'))),
        'image/png',
      ),
    );
  }

  dispose(): void {
    clearTimeout(this.restTimer);
    for (const name of [...this.layers.keys()]) this.setLayer(name, null);
    this.controls.dispose();
    this.renderer.dispose();
  }

  private tellScale(): void {
    this.onScale(this.pixelsPerMetre());
  }

  private pixelsPerMetre(): number {
    return (this.size.height * this.camera.zoom) / (2 * this.halfHeight);
  }

  private project(): void {
    const { camera, halfHeight } = this;
    const aspect = this.size.width / this.size.height;
    camera.left = -halfHeight * aspect;
    camera.right = halfHeight * aspect;
    camera.top = halfHeight;
    camera.bottom = -halfHeight;
    camera.near = -this.radius * 20;
    camera.far = this.radius * 40;
    camera.updateProjectionMatrix();
  }
}

function dispose(group: Group): void {
  group.traverse((object) => {
    const mesh = object as Mesh;
    mesh.geometry?.dispose();
    const material = mesh.material as MeshBasicMaterial | LineMaterial | undefined;
    if (material && 'map' in material) material.map?.dispose();
    if (material && 'alphaMap' in material) material.alphaMap?.dispose();
    material?.dispose();
  });
}
