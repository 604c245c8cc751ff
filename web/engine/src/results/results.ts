// What `solve` gives: result sets, checks and the receipt, as typed views of the engine's answer.

import type {
  BillOfQuantities,
  Circumstances,
  CombinationStability,
  CombinationUse,
  Coverage,
  Envelope,
  FoundIssue,
  Header,
  Issue,
  Receipt,
  Refused,
  ResultsDocument,
  Verdict,
  Verification,
  WriteOptions,
} from '../answer.gen.ts';
import { compare } from './compare.ts';
import { NotWritten, Refusal } from './errors.ts';
import { type BucklingModes, type ModalModes, readBuckling, readModal } from './modes.ts';
import { Places, placeOf } from './places.ts';
import { PlatePlaces } from './plates.ts';
import { writeReceipt } from './receipt.ts';
import { ResultSet } from './result_set.ts';
import { readSeismic, type Seismic } from './seismic.ts';
import { Tables } from './tables.ts';
import { type Check, readChecks } from './unity_checks.ts';

export type Vector = readonly [number, number, number];

/** Of the combinations of one limit state; `unsolved_combinations` names what it lacks. */
export interface ResultEnvelope extends Omit<Envelope, 'tables'> {
  readonly tables: Tables<'EnvelopeTables'>;
}

export class Results {
  readonly header: Header;
  /** Load cases, then combinations. */
  readonly sets: readonly ResultSet[];
  /** Ids and geometry. */
  readonly tables: Tables<'ModelTables'>;
  readonly places: Places;
  readonly plates: PlatePlaces;
  readonly checks: readonly Check[];
  /** Why the numbers may be trusted, and of what they are. */
  readonly receipt: Receipt;
  /** Extremes over combinations, one for each limit state that has usable ones. */
  readonly envelopes: readonly ResultEnvelope[];
  /** Natural frequencies, where the document asks for them. */
  readonly modal: ModalModes | null;
  /** Critical load factors, one entry for each reference that the document names. */
  readonly buckling: readonly BucklingModes[];
  /** What an earthquake does, where the document asks for it. */
  readonly seismic: Seismic | null;

  /** Throws a Refusal where the engine has nothing to give. */
  constructor(
    header: unknown,
    readonly numbers: Float64Array,
    circumstances: Circumstances,
    private readonly writeText: (options: WriteOptions) => string,
  ) {
    const given = header as Header | Refused;
    if ('error' in given) throw refusalOf(given);
    this.header = given;
    this.tables = new Tables('ModelTables', given.tables, numbers);
    this.places = new Places(this.tables);
    this.plates = new PlatePlaces(this.tables);
    this.sets = given.sets.map((set) => new ResultSet(set, numbers, this.places));
    this.checks = readChecks(given, numbers);
    this.envelopes = given.envelopes.map((envelope) => ({
      ...envelope,
      tables: new Tables('EnvelopeTables', envelope.tables, numbers),
    }));
    this.modal = readModal(given, numbers);
    this.buckling = readBuckling(given, numbers);
    this.seismic = readSeismic(given, numbers, this.places);
    this.receipt = writeReceipt(given, numbers.length, circumstances);
  }

  get engine_version(): string {
    return this.header.engine_version;
  }
  get loadcases(): Record<string, ResultSet> {
    return this.ofKind('loadcase');
  }
  get loadcombinations(): Record<string, ResultSet> {
    return this.ofKind('loadcombination');
  }
  /** What no check looked at. */
  get coverage(): Coverage {
    return this.header.coverage;
  }
  /** What the document comes to, with what governs and every reason. */
  get verdict(): Verdict {
    return this.header.verdict;
  }
  /** The verdict in a line, in the words that every client shows. */
  get headline(): string {
    return this.header.headline;
  }
  /** Which combinations governed anything, in the order of the document. */
  get combination_uses(): readonly CombinationUse[] {
    return this.header.combination_uses;
  }
  /** Mass, surface to paint and embodied carbon, by section and in total. */
  get bill_of_quantities(): BillOfQuantities {
    return this.header.bill_of_quantities;
  }
  /** How stability was accounted for, by combination that asks for it; null where none does. */
  get stability(): readonly CombinationStability[] | null {
    return this.header.stability ?? null;
  }
  get warnings(): readonly Issue[] {
    return this.header.warnings;
  }
  /** Every error and warning of the engine: errors of sets, their warnings, the model's. */
  get issues(): FoundIssue[] {
    const of = (kind: 'errors' | 'warnings') =>
      this.header.sets.flatMap((set) => set[kind].map((issue) => ({ ...issue, set: set.name })));
    const ofModel = this.warnings.map((issue) => ({ ...issue, set: null }));
    return [...of('errors'), ...of('warnings'), ...ofModel];
  }
  /** Whether every result set may be used. */
  get isUsable(): boolean {
    return this.sets.every((set) => set.isUsable);
  }

  /** Where a node is, metres; nodes that meshing made included. */
  position(node: number): Vector {
    const [x, y, z] = this.tables.row('node_positions', placeOf(this.places.nodes, node, 'node'));
    return [x, y, z];
  }

  /** The results as JSON text: the whole document, or what agents are told; NotWritten if not. */
  write(options: WriteOptions): string {
    const { stations = 0 } = options;
    if (!Number.isInteger(stations) || stations < 0)
      throw new RangeError(`stations should be a whole number from 0 on, found ${stations}`);
    const text = this.writeText(options);
    if (!REFUSED.test(text)) return text;
    const { error, code, path, errors } = JSON.parse(text) as Refused;
    throw new NotWritten(error, code, path || null, errors[0]?.suggestion ?? null);
  }

  /** The results document. */
  toJSON(): ResultsDocument {
    return JSON.parse(this.write({ form: 'document' })) as ResultsDocument;
  }

  /**
   * Whether these are the numbers of a digest, a receipt or a results document, given as text or as
   * a tree. What is written in a document has to agree too. A NotADigest where it is neither.
   */
  verify(against: string | Partial<ResultsDocument> | Receipt): Verification {
    return compare((options) => this.write(options), against);
  }

  private ofKind(kind: ResultSet['kind']): Record<string, ResultSet> {
    const sets = this.sets.filter((set) => set.kind === kind);
    return Object.fromEntries(sets.map((set) => [set.name, set]));
  }
}

/** How a refusal begins, and no other text. */
const REFUSED = /^\{"engine_version":"[^"]*","error":/;

export function refusalOf({
  error,
  code,
  path,
  errors,
  warnings,
  verdict,
  headline,
}: Refused): Refusal {
  if (!verdict || headline == null) throw new Error(`the engine refuses without verdict: ${error}`);
  return new Refusal(error, code, path || null, [...errors, ...warnings], verdict, headline);
}
