// What there is to show: the structure, what the person wants to see, and what follows from the
// results for it. Layers and panels read it; each thing is worked out once.

import type { CombinationStability, FreeMotion, ResultSet, Results } from 'loadpath';
import { type Term, termsOf } from '../model/combined_loads';
import { hasSelfWeight } from '../model/load_case_loads';
import type { SetName } from '../model/place';
import type { PlacedMember, Structure } from '../model/structure';
import type { ViewState } from '../page/view_state.svelte';
import { type Chosen, chooseSet, largestDisplacement, unsolvedSet } from '../results/chosen_set';
import { type ContourFace, contourFaces, contourRange, type Range } from '../results/contour_faces';
import { fittingEnlargement } from '../results/fitting_enlargement';
import { type ModeShape, modeShapes } from '../results/mode_shapes';
import { loadsSource } from '../results/other_sides';
import { type PlateMesh, plateMesh } from '../results/plate_mesh';
import { type CheckedItems, worstChecks } from '../results/worst_checks';
import type { Build } from '../stage/layer_queue';

/** So many members have room for the values of all. */
const FEW_MEMBERS = 12;

/** Replace a layer, or with null remove it. */
export type Plan = (name: string, build: Build | null) => void;

export class Scene {
  constructor(
    readonly view: ViewState,
    /** The document that is shown, which may be a changed copy, and what it comes to. */
    private readonly shown: { structure: Structure; results: Results | null },
  ) {}

  readonly structure = $derived.by((): Structure => this.shown.structure);
  readonly results = $derived.by((): Results | null => this.shown.results);
  readonly chosen = $derived.by((): Chosen | null =>
    this.results ? chooseSet(this.results, this.view.set) : null,
  );
  /** Plates as the engine meshed them. */
  readonly mesh = $derived.by((): PlateMesh | null =>
    this.results?.plates.count ? plateMesh(this.results) : null,
  );
  readonly worst = $derived.by((): CheckedItems => worstChecks(this.structure, this.results));
  /** The plate quantity that is shown. */
  readonly contour = $derived.by((): { faces: ContourFace[]; range: Range } | null => {
    const { chosen, mesh } = this;
    const { shown } = this.view;
    if (shown.kind !== 'contour' || !chosen || !mesh) return null;
    const faces = contourFaces(mesh, chosen, shown.component);
    return { faces, range: contourRange(faces) };
  });
  /** Members that are not hidden. */
  readonly visible = $derived.by((): readonly PlacedMember[] =>
    this.structure.members.filter((m) => this.view.isShown(m.member.id)),
  );
  /** What the chosen combination is solved with out of place; null where it is straight. */
  readonly imperfections = $derived.by((): CombinationStability | null => {
    const { set } = this.chosen ?? {};
    const found = this.results?.stability?.find(({ name }) => name === set?.name);
    return found && (found.initial_sway || found.bows.length || found.mode_shapes.length)
      ? found
      : null;
  });
  /** Metres that a pixel of the picture is wide, once it rests. */
  readonly pixel = $derived.by((): number => 1 / this.view.pixelsPerMetre);
  /** Whether every value of a diagram is written: of many members the largest of each section do. */
  readonly hasEveryValue = $derived.by(
    (): boolean => this.view.hasEveryUse || this.visible.length <= FEW_MEMBERS,
  );
  /** The chosen load case or combination, where it has no usable numbers. */
  readonly unsolved = $derived.by((): ResultSet | null =>
    this.results ? unsolvedSet(this.results, this.view.set) : null,
  );
  /** How it can move, where it is a mechanism. */
  readonly motion = $derived.by((): FreeMotion | null => this.unsolved?.freeMotion() ?? null);
  /** The shape of vibration or buckling that is drawn. */
  readonly mode = $derived.by((): ModeShape | null => {
    const { shown } = this.view;
    if (shown.kind !== 'mode' || !this.results) return null;
    return modeShapes(this.structure, this.results).find(({ key }) => key === shown.key) ?? null;
  });
  /** The load case or combination of the document whose loads are drawn. */
  readonly loadsOf = $derived.by(
    (): SetName | null =>
      this.view.loadsOf && loadsSource(this.structure, this.results, this.view.loadsOf),
  );
  /** The load cases whose loads are drawn, with their factors. */
  readonly loadTerms = $derived.by((): Term[] | null =>
    this.loadsOf ? termsOf(this.structure, this.loadsOf) : null,
  );
  /** Whether self-weight is among them. */
  readonly hasWeight = $derived.by((): boolean =>
    Boolean(
      this.loadTerms?.some(
        ({ factor, loadCase }) =>
          factor !== 0 && hasSelfWeight(this.structure.document, loadCase.id),
      ),
    ),
  );
  readonly autoEnlargement = $derived.by((): number => {
    const { chosen } = this;
    if (!chosen) return 1;
    return fittingEnlargement(this.structure, largestDisplacement(chosen.set));
  });
  /** Times the true displacement. */
  readonly enlargement = $derived.by((): number => this.view.enlargement ?? this.autoEnlargement);
}
