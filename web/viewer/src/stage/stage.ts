// The drawing surface: one scene of named layers, seen by one eye, drawn only on demand.
// It knows nothing of structures; layers are groups that others made.

import {
  Color,
  DirectionalLight,
  type Group,
  HemisphereLight,
  type Mesh,
  type MeshBasicMaterial,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three';
import type { LineMaterial } from 'three/addons/lines/LineMaterial.js';
import { Eye } from './eye';
import { type Label, labelsOf } from './label';
import { LabelOverlay, type Placed } from './label_overlay';
import { LayerQueue } from './layer_queue';
import type { Box } from './occupied_cells';
import { LIGHT, type Theme } from './theme';
import { viewAt } from './view_cube';
import type { ViewName } from './view_names';

/** Above this many labels text waits until the camera rests. */
const MANY_LABELS = 1500;

export interface DrawingCost {
  calls: number;
  /** Shaders compiled so far: as many as kinds of material, however often layers are made. */
  shaders: number;
  triangles: number;
  lines: number;
  labels: string[];
  /** Labels in view that found no room. */
  unwritten: number;
}

export class Stage {
  readonly eye: Eye;
  /** What builds its layers. */
  readonly queue = new LayerQueue(this);
  /** What stands over the drawing on the screen; pictures have nothing there. */
  covered: () => readonly Box[] = () => [];
  private readonly scene = new Scene();
  private readonly renderer: WebGLRenderer;
  private readonly overlay: LabelOverlay;
  private readonly layers = new Map<string, Group>();
  private readonly light = new DirectionalLight(0xffffff, 1.9);
  /** Labels of the visible layers, the weightiest first; null where layers have changed. */
  private ordered: Label[] | null = null;
  private theme = LIGHT;
  private pending = false;
  private hasDrawn = false;

  constructor(canvas: HTMLCanvasElement, labels: HTMLCanvasElement) {
    this.renderer = new WebGLRenderer({ canvas, antialias: true, preserveDrawingBuffer: true });
    this.overlay = new LabelOverlay(labels);
    this.scene.add(new HemisphereLight(0xffffff, 0x8a949c, 1.9), this.light);
    this.eye = new Eye(labels, () => this.requestDraw());
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

  resize(width: number, height: number): void {
    this.setSize(width, height, Math.min(window.devicePixelRatio || 1, 2));
    this.requestDraw();
  }

  private setSize(width: number, height: number, ratio: number): void {
    this.eye.resize(width, height);
    this.renderer.setPixelRatio(ratio);
    this.renderer.setSize(width, height, false);
    this.overlay.resize(width, height, ratio);
  }

  /** The layer of that name, for animation. */
  layer(name: string): Group | undefined {
    return this.layers.get(name);
  }

  requestDraw(): void {
    // Before the first layer there is nothing to see.
    if (this.pending || (this.layers.size === 0 && !this.hasDrawn)) return;
    this.pending = true;
    requestAnimationFrame(() => this.draw());
  }

  draw(covered = this.covered()): void {
    const started = performance.now();
    this.pending = false;
    this.hasDrawn = true;
    this.placeLight();
    this.renderer.render(this.scene, this.eye.camera);
    const { width, height } = this.eye.size;
    const labels = this.labels();
    const written = this.eye.isMoving && labels.length > MANY_LABELS ? [] : labels;
    this.overlay.draw(written, this.eye.projector(), width, height, this.theme, covered);
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
    const { camera, radius, target } = this.eye;
    const reach = radius * 4;
    const right = new Vector3().setFromMatrixColumn(camera.matrixWorld, 0);
    const up = new Vector3().setFromMatrixColumn(camera.matrixWorld, 1);
    this.light.position.copy(camera.position);
    this.light.position.addScaledVector(up, reach * 0.7).addScaledVector(right, -reach * 0.45);
    this.light.target.position.copy(target);
    this.light.target.updateMatrixWorld();
  }

  /** The view of the cube's face at a place of the picture. */
  viewAt(x: number, y: number): ViewName | null {
    const { width, height } = this.eye.size;
    return viewAt(this.eye.projector(), width, height, x, y);
  }

  /** What the last picture cost, for the pages promise few draw calls, and what is written on it. */
  cost(): DrawingCost {
    const { calls, triangles, lines } = this.renderer.info.render;
    const { placed, unwritten } = this.overlay;
    const labels = placed.map(({ label }) => label.text);
    const ids = this.renderer.info.programs?.map((program) => program.id) ?? [];
    const shaders = 1 + Math.max(-1, ...ids);
    return { calls, shaders, triangles, lines, labels, unwritten };
  }

  /** What `take` makes of the drawing in another size, letters and lines `ratio` times as large. */
  inSize<T>(
    width: number,
    height: number,
    ratio: number,
    take: (drawn: HTMLCanvasElement) => T,
  ): T {
    const own = { ...this.eye.size };
    this.setSize(width / ratio, height / ratio, ratio);
    try {
      const drawn = this.copy();
      const { drawingBufferHeight } = this.renderer.getContext();
      if (drawingBufferHeight < drawn.height) throw new Error('it is too large to be drawn here');
      return take(drawn);
    } finally {
      this.resize(own.width, own.height);
      this.draw();
    }
  }

  /** The layers that are seen, of those that are wanted. */
  shownLayers(isWanted: (name: string) => boolean): Group[] {
    return [...this.layers].flatMap(([name, group]) =>
      group.visible && isWanted(name) ? [group] : [],
    );
  }

  /** The labels of the last picture and where they stand. */
  placedLabels(): readonly Placed[] {
    return this.overlay.placed;
  }

  /** All that is shown at once, as a data URL: what the browser's menu prints waits for nothing. */
  snapshot(): string {
    this.queue.finish();
    const picture = this.copy().toDataURL('image/png');
    this.requestDraw();
    return picture;
  }

  private copy(): HTMLCanvasElement {
    this.draw([]);
    const canvas = document.createElement('canvas');
    canvas.width = this.renderer.domElement.width;
    canvas.height = this.renderer.domElement.height;
    const context = canvas.getContext('2d')!;
    context.drawImage(this.renderer.domElement, 0, 0);
    context.drawImage(this.overlay.canvas, 0, 0);
    return canvas;
  }

  dispose(): void {
    for (const name of [...this.layers.keys()]) this.setLayer(name, null);
    this.eye.dispose();
    this.renderer.dispose();
  }
}

/**
 * Frees what a layer holds on the graphics card. Materials hold nothing but a count on their
 * shader, which is not given back: the layer that follows would have the shader compiled again.
 */
function dispose(group: Group): void {
  group.traverse((object) => {
    const mesh = object as Mesh;
    mesh.geometry?.dispose();
    const material = mesh.material as MeshBasicMaterial | LineMaterial | undefined;
    if (material && 'map' in material) material.map?.dispose();
    if (material && 'alphaMap' in material) material.alphaMap?.dispose();
  });
}
