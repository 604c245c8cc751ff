// What a member is beyond its nodes and its section, in words: what it carries, how its ends are
// connected, how it is turned, what it lies on.

import type { Member, MemberHinge, ReleaseAxes, ScissorHinge, Section } from 'loadpath';
import { formatNumber, type Quantity, type Units } from '../format/display_units';
import type { DocumentUnits } from '../model/document_units';
import type { Structure } from '../model/structure';

const AXES = ['x', 'y', 'z'] as const;

/** "IPE300", or of a tapered member "IPE300 → IPE200". */
export function sectionWords(
  { section, end_section }: Member,
  sections: ReadonlyMap<number, Section>,
): string | null {
  const ends = [...new Set([section, end_section])].flatMap((id) =>
    id == null ? [] : (sections.get(id)?.name ?? `section ${id}`),
  );
  return ends.length ? ends.join(' → ') : null;
}

/** "Tension, pretension 10 kN" */
export function typeWords(
  { member_type, pretension, unstretched_length }: Member,
  given: DocumentUnits,
  units: Units,
): string {
  const words: string[] = [member_type ?? 'Normal'];
  if (pretension) words.push(`pretension ${units.force.text(pretension * given.force)}`);
  if (unstretched_length != null)
    words.push(`${units.length.text(unstretched_length * given.length)} unstretched`);
  return words.join(', ');
}

/** How each end of a member is connected, for as many members as there are. */
export function endWriter(
  structure: Structure,
  units: Units,
): (hinge: Member['start_hinge']) => string {
  const known = new Map(
    (structure.document.model.member_hinges ?? []).map((hinge) => [
      hinge.id,
      hingeWords(hinge, structure.units, units),
    ]),
  );
  return (hinge) => (hinge == null ? 'rigid' : (known.get(hinge) ?? `hinge ${hinge}`));
}

/** "pinned", "free about z, spring along x 500 kN/m", "rigid" */
export function hingeWords(hinge: MemberHinge, given: DocumentUnits, units: Units): string {
  const turns = AXES.map((axis) => ({
    axis,
    release: hinge[`rotational_release_m${axis}`],
    hasCurve: (hinge[`stiffness_curve_m${axis}`] ?? hinge[`moment_rotation_m${axis}`]) != null,
  }));
  const slides = AXES.map((axis) => ({
    axis,
    release: hinge[`translational_release_v${axis}`],
    hasCurve: hinge[`stiffness_curve_v${axis}`] != null,
  }));
  const words = releasesWords(turns, slides, given, units);
  const warping = hinge.rotational_release_warp;
  if (warping != null) words.push(warping === 0 ? 'free to warp' : 'spring against warping');
  if (words.length === 0) return 'rigid';
  words.push(...frameWords(hinge.rotation_axes ?? 'Local', 'Local'));
  return words.length === 1 && words[0] === 'free about y, z' ? 'pinned' : words.join(', ');
}

/** "free about z" */
export function scissorWords(hinge: ScissorHinge, given: DocumentUnits, units: Units): string {
  const releases = (kind: 'rotational' | 'translational') =>
    AXES.map((axis) => ({ axis, release: hinge[`${kind}_release_${axis}`], hasCurve: false }));
  const words = releasesWords(releases('rotational'), releases('translational'), given, units);
  return [...words, ...frameWords(hinge.axes ?? 'Global', 'Global')].join(', ') || 'rigid';
}

const frameWords = (frame: ReleaseAxes, usual: ReleaseAxes): string[] =>
  frame === usual
    ? []
    : [typeof frame === 'string' ? `in ${frame.toLowerCase()} axes` : 'in its own axes'];

function releasesWords(
  turns: readonly Release[],
  slides: readonly Release[],
  given: DocumentUnits,
  units: Units,
): string[] {
  const { rotation, translation } = stiffnessWords(given, units);
  return [...releaseWords('about', turns, rotation), ...releaseWords('along', slides, translation)];
}

interface Release {
  axis: string;
  /** Null is rigid, 0 is free. */
  release: number | null | undefined;
  hasCurve: boolean;
}

function releaseWords(
  word: 'about' | 'along',
  releases: readonly Release[],
  stiffness: (value: number) => string,
): string[] {
  const free = releases.filter(({ release, hasCurve }) => release === 0 && !hasCurve);
  const held = releases.flatMap(({ axis, release, hasCurve }) => {
    if (hasCurve) return [`${word} ${axis} by a curve`];
    return release ? [`spring ${word} ${axis} ${stiffness(release)}`] : [];
  });
  if (!free.length) return held;
  return [`free ${word} ${free.map(({ axis }) => axis).join(', ')}`, ...held];
}

/** How stiff springs are, from the document's units to those that are shown. */
export function stiffnessWords(
  given: DocumentUnits,
  units: Units,
): Record<'translation' | 'rotation', (value: number) => string> {
  return {
    translation: (value) => units.line_load.text((value * given.force) / given.length),
    rotation: (value) => `${units.moment.text(value * given.force * given.length)}/rad`,
  };
}

/** "(0, −0.15, 0)" from a node to the end of the member, without a unit. */
export function offsetWords(
  offset: Member['start_offset'],
  given: DocumentUnits,
  quantity: Quantity,
): string | null {
  const parts = [offset?.X, offset?.Y, offset?.Z].map((part) => (part ?? 0) * given.length);
  return parts.some(Boolean) ? `(${parts.map((part) => quantity.number(part)).join(', ')})` : null;
}

/** "y 20000 kN/m², global" */
export function groundWords(
  { bedding }: Member,
  given: DocumentUnits,
  units: Units,
): string | null {
  if (!bedding) return null;
  const scale = given.force / given.length ** 2;
  const words = AXES.flatMap((axis) => {
    const stiffness = bedding[axis];
    return stiffness ? [`${axis} ${units.area_load.text(stiffness * scale)}`] : [];
  });
  if (!words.length) return null;
  return [...words, ...(bedding.frame === 'Global' ? ['in global axes'] : [])].join(', ');
}

/** What lies under a plate, per area. */
export function plateGround(
  bedding: number | null | undefined,
  { units: given }: Structure,
  { area_load, length }: Units,
): string | null {
  if (!bedding) return null;
  const number = formatNumber(
    area_load.of((bedding * given.force) / given.length ** 3) / length.of(1),
  );
  return `${number} ${area_load.symbol}/${length.symbol}`;
}
