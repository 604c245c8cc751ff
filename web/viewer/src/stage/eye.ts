// Where one looks from: an orthographic camera that fits, turns, shifts and zooms, by hand or by call.
// It draws nothing; `onChange` asks for a new picture.

import { OrthographicCamera, Spherical, Vector3 } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import type { Vec3 } from '../model/vector';
import { type Projector, projector } from './projector';
import { aim, extent } from './view_direction';
import type { ViewName } from './view_names';

/** How much larger than the nodes the free part of the picture is: loads and labels stand out. */
const WIDER = 1.25;
const TALLER = 1.15;
/** CSS pixels of the picture that buttons above, without loads, and legend and axes below may take. */
const ABOVE = 40;
const BELOW = 96;
const TURN = Math.PI / 16;
/** Milliseconds without a movement until the camera counts as resting. */
const REST = 150;
/** What is smaller than this share of the picture is hard to find. */
const LOST = 30;
/** Share of the picture's height. */
const PAN = 0.1;

/** What the camera looks at, from which side, and how large it shows it. */
export interface CameraPlace {
  target: Vec3;
  direction: Vec3;
  pixels_per_metre: number;
  /** Metres from the lower to the upper edge of the picture, whatever the screen. */
  height: number;
}

export class Eye {
  readonly camera = new OrthographicCamera();
  readonly size = { width: 1, height: 1 };
  isMoving = false;
  /** Of what is shown, in metres. */
  radius = 1;
  private readonly controls: OrbitControls;
  private restTimer: ReturnType<typeof setTimeout> | undefined;
  private points: readonly Vec3[] = [[0, 0, 0]];
  private halfHeight = 1;
  /** What keeps its place in the picture while somebody turns it, and that place. */
  private pivot: { point: Vec3; x: number; y: number } | null = null;
  private isFitted = false;
  private above = ABOVE;
  /** Whether somebody turned, shifted or zoomed the picture since it was fitted. */
  private isOwn = false;
  /** Called when the camera starts and stops moving. */
  onMoving: (moving: boolean) => void = () => {};
  /** Called with the scale of the picture, in pixels per metre, once it rests. */
  onScale: (pixelsPerMetre: number) => void = () => {};

  /** Called with the scale while it moves. */
  onZoom: (pixelsPerMetre: number) => void = () => {};

  /** Called once it rests with where it looks from; null where the picture is as it was fitted. */
  onView: (place: CameraPlace | null) => void = () => {};

  constructor(
    surface: HTMLElement,
    private readonly onChange: () => void,
  ) {
    this.controls = new OrbitControls(this.camera, surface);
    this.controls.zoomToCursor = true;
    this.controls.addEventListener('start', () => (this.isOwn = true));
    this.controls.addEventListener('end', () => (this.pivot = null));
    this.controls.addEventListener('change', () => {
      this.keepPivot();
      this.noteMovement();
    });
  }

  get target(): Vector3 {
    return this.controls.target;
  }

  setExtent(points: readonly Vec3[], center: Vec3, radius: number): void {
    this.setPoints(points);
    this.radius = radius;
    this.controls.target.set(...(center as [number, number, number]));
  }

  /** What there is to fit into the picture. */
  setPoints(points: readonly Vec3[]): void {
    this.points = points.length ? points : [[0, 0, 0]];
  }

  /** The point that a hand has taken hold of; null where it turns about the middle. */
  turnAbout(point: Vec3 | null): void {
    const [x, y] = point ? this.projector()(point) : [0, 0];
    this.pivot = point && { point, x, y };
  }

  /** Leave so many CSS pixels free at the upper edge, and as many as buttons take at least. */
  keepClear(above: number): void {
    const wished = Math.max(ABOVE, above);
    if (wished === this.above) return;
    this.above = wished;
    if (this.isFitted && !this.isOwn) this.fit();
  }

  resize(width: number, height: number): void {
    this.size.width = Math.max(1, width);
    this.size.height = Math.max(1, height);
    // What was fitted stays fitted; what somebody chose stays as it was.
    if (this.isFitted && !this.isOwn) this.fit();
    else this.project();
  }

  look(view: ViewName): void {
    aim(this.camera, view, this.controls.target, this.radius * 4);
    this.fit();
  }

  fit(points = this.points): void {
    this.isOwn = false;
    this.isFitted = true;
    this.camera.updateMatrixWorld();
    const { center, halfWidth, halfHeight } = extent(this.camera, this.controls.target, points);
    const { width, height } = this.size;
    const free = Math.max(height - this.above - BELOW, height / 2);
    const least = this.radius * 0.05;
    this.halfHeight = Math.max(
      (TALLER * halfHeight * height) / free,
      (WIDER * halfWidth * height) / width,
      least,
    );
    this.camera.zoom = 1;
    // The middle of what is free lies above or below the middle of the picture.
    const lowered = ((BELOW - this.above) / 2 / height) * 2 * this.halfHeight;
    const up = new Vector3().setFromMatrixColumn(this.camera.matrixWorld, 1);
    center.addScaledVector(up, -lowered);
    this.camera.position.add(center.clone().sub(this.controls.target));
    this.controls.target.copy(center);
    this.project();
    this.controls.update();
    this.tellScale();
    this.onChange();
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
    this.onChange();
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
    this.isOwn = true;
    const offset = this.camera.position.clone().sub(this.controls.target);
    const angles = new Spherical().setFromVector3(offset);
    angles.theta += right * TURN;
    angles.phi -= down * TURN;
    angles.makeSafe();
    this.camera.position.copy(this.controls.target).add(offset.setFromSpherical(angles));
    this.controls.update();
    this.onChange();
  }

  /** Shift the picture by steps to the right and down. */
  pan(right: number, down: number): void {
    this.isOwn = true;
    const step = (PAN * 2 * this.halfHeight) / this.camera.zoom;
    const shift = new Vector3(-right * step, down * step, 0).applyQuaternion(
      this.camera.quaternion,
    );
    this.camera.position.add(shift);
    this.controls.target.add(shift);
    this.controls.update();
    this.onChange();
  }

  place(): CameraPlace {
    const { target } = this.controls;
    const direction = target.clone().sub(this.camera.position).normalize();
    return {
      target: target.toArray(),
      direction: direction.toArray(),
      pixels_per_metre: this.pixelsPerMetre(),
      height: this.size.height / this.pixelsPerMetre(),
    };
  }

  /** Look from a place that was told before. */
  goTo({ target, direction, height }: Omit<CameraPlace, 'pixels_per_metre'>): void {
    this.isOwn = true;
    const at = new Vector3(...target);
    const back = new Vector3(...direction).normalize().multiplyScalar(-this.radius * 4);
    this.camera.up.set(0, 1, 0);
    this.camera.position.copy(at).add(back);
    this.controls.target.copy(at);
    this.camera.lookAt(at);
    this.camera.zoom = (2 * this.halfHeight) / height;
    this.camera.updateProjectionMatrix();
    this.controls.update();
    this.tellScale();
    this.onChange();
  }

  zoom(factor: number): void {
    this.isOwn = true;
    this.camera.zoom *= factor;
    this.camera.updateProjectionMatrix();
    this.tellScale();
    this.onChange();
  }

  /** From points in space to CSS pixels, for the camera as it stands now. */
  projector(): Projector {
    return projector(this.camera, this.size.width, this.size.height);
  }

  dispose(): void {
    clearTimeout(this.restTimer);
    this.controls.dispose();
  }

  /** Parallel projection: shifting the camera across its direction puts the pivot back, whatever its depth. */
  private keepPivot(): void {
    if (!this.pivot) return;
    const { point, x, y } = this.pivot;
    const [nowX, nowY] = this.projector()(point);
    const metres = 1 / this.pixelsPerMetre();
    const shift = new Vector3((nowX - x) * metres, (y - nowY) * metres, 0);
    shift.applyQuaternion(this.camera.quaternion);
    this.camera.position.add(shift);
    this.controls.target.add(shift);
  }

  private noteMovement(): void {
    this.onChange();
    this.onZoom(this.pixelsPerMetre());
    if (!this.isMoving) {
      this.isMoving = true;
      this.onMoving(true);
    }
    clearTimeout(this.restTimer);
    this.restTimer = setTimeout(() => {
      this.isMoving = false;
      this.onMoving(false);
      this.tellScale();
      this.onChange();
    }, REST);
  }

  private tellScale(): void {
    this.onScale(this.pixelsPerMetre());
    this.onView(this.isOwn ? this.place() : null);
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
