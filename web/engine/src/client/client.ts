// A service, seen from code: one method per endpoint. Fails with a LoadpathError (errors.ts).

import type { Document } from '../document.gen.ts';
import type {
  AccountInfo,
  Answers,
  ApiKeyRequest,
  CheckBeamAnswer,
  CheckBeamRequest,
  CombineRequest,
  CreateBeamRequest,
  CreatedApiKey,
  FetchedModel,
  ImportedModel,
  IssuedToken,
  SavedModelSummary,
  SolveAnswer,
  UpdateRequest,
  Validation,
} from './api.gen.ts';
import { type ClientOptions, Connection, type Sent } from './connection.ts';

export type Model = Document | string;

/** `idempotencyKey` names a hand-off, so that a retry of yours gets the first link; made up if absent. */
export interface OnceOptions {
  idempotencyKey?: string;
}

/** What a drawing does not say: its unit, and which of its axes is vertical. */
export interface DrawingOptions {
  unit?: 'mm' | 'cm' | 'm' | 'in' | 'ft';
  up?: 'Y' | 'Z';
}

export class Client {
  private readonly connection: Connection;

  constructor(options: ClientOptions = {}) {
    this.connection = new Connection(options);
  }

  /** The address of the service. */
  get baseUrl(): string {
    return this.connection.baseUrl;
  }

  /** Validate a model and park it; `open_url` of the answer is the link to hand on. */
  async solve(model: Model, options: OnceOptions = {}): Promise<SolveAnswer> {
    return this.answer('solve', { body: { model }, headers: once(options) });
  }

  /** What is wrong with a model, if anything. */
  async validate(model: unknown): Promise<Validation> {
    return this.answer('validate', { body: { model } });
  }

  /** Build a single-span beam; gives the model. */
  async createBeam(parameters: CreateBeamRequest): Promise<Document> {
    return (await this.answer('createBeam', { body: parameters })).model;
  }

  /** Give a model its combinations by EN 1990; gives the model. */
  async generateCombinations(
    model: Model,
    options: Omit<CombineRequest, 'model'> = {},
  ): Promise<Document> {
    return (await this.answer('generateCombinations', { body: { ...options, model } })).model;
  }

  /** Read a SAF workbook or a drawing; gives the model and what it does not hold. */
  async importFile(
    file: Blob | Uint8Array<ArrayBuffer>,
    drawing: DrawingOptions = {},
  ): Promise<ImportedModel> {
    return this.answer('importFile', { file, query: { ...drawing } });
  }

  /** Build a steel beam with its EN 1993-1-1 check and park it. */
  async checkBeam(
    parameters: CheckBeamRequest,
    options: OnceOptions = {},
  ): Promise<CheckBeamAnswer> {
    return this.answer('checkBeam', { body: parameters, headers: once(options) });
  }

  /** The JSON Schema of one part of the document, or the index of parts. */
  async schema(root?: string): Promise<Answers['showSchema']> {
    return this.answer('showSchema', { query: { root } });
  }

  /** The names of the section library, all or of one family or prefix. */
  async sections(family?: string): Promise<Answers['showSections']> {
    return this.answer('showSections', { query: { family } });
  }

  /** One section's properties in SI units. */
  async section(name: string): Promise<Answers['showSections']> {
    return this.answer('showSections', { query: { name } });
  }

  /** The account behind the credentials. */
  async me(): Promise<AccountInfo> {
    return this.answer('showAccount');
  }

  /** Exchange e-mail address and password for a token, and use it from now on. */
  async signIn(email: string, password: string): Promise<IssuedToken> {
    const issued = await this.answer('issueToken', { body: { email, password } });
    this.connection.token = issued.token;
    return issued;
  }

  /** Make an API key; its value is in this answer only. */
  async createApiKey(
    name: string,
    options: Partial<Omit<ApiKeyRequest, 'name'>> = {},
  ): Promise<CreatedApiKey> {
    const body = {
      name,
      scopes: options.scopes ?? [],
      expiresInDays: options.expiresInDays ?? null,
    };
    return this.answer('createApiKey', { body, isRepeatable: false });
  }

  /** The account's active keys. */
  async listApiKeys(): Promise<Answers['listApiKeys']['keys']> {
    return (await this.answer('listApiKeys')).keys;
  }

  /** End a key; it fails from the next request on. */
  async revokeApiKey(id: string): Promise<void> {
    await this.answer('revokeApiKey', { query: { id } });
  }

  /** The account's saved models, the one changed last first. */
  async listModels(): Promise<SavedModelSummary[]> {
    return (await this.answer('listModels')).models;
  }

  /** Keep a model in the account (Pro tier). */
  async saveModel(
    model: Model,
    options: { name: string; description?: string | null } & OnceOptions,
  ): Promise<SavedModelSummary> {
    const { name, description = null } = options;
    return this.answer('saveModel', {
      body: { name, description, model },
      headers: once(options),
    });
  }

  /** A saved model, whole. `etag` names this state of it for a later updateModel. */
  async getModel(id: string): Promise<FetchedModel & { etag: string | null }> {
    const { answer, headers } = await this.connection.send('fetchModel', { id });
    return { ...answer, etag: headers.get('etag') };
  }

  /** Change what is given; with `ifMatch` only if the model is still in that state. */
  async updateModel(
    id: string,
    changes: UpdateRequest,
    options: { ifMatch?: string } = {},
  ): Promise<SavedModelSummary> {
    return this.answer('updateModel', {
      id,
      body: changes,
      headers: { 'If-Match': options.ifMatch },
    });
  }

  /** Delete a saved model for good. */
  async deleteModel(id: string): Promise<void> {
    await this.answer('deleteModel', { id });
  }

  /** The account's links that work now, the newest first. */
  async listDrafts(): Promise<Answers['listDrafts']['drafts']> {
    return (await this.answer('listDrafts')).drafts;
  }

  /** End a link of the account now; its id stands behind `/open/`. */
  async endDraft(id: string): Promise<void> {
    await this.answer('endDraft', { id });
  }

  /** The machine-readable description of the service. */
  async openapi(): Promise<Answers['describe']> {
    return this.answer('describe');
  }

  private async answer<Id extends keyof Answers>(id: Id, sent?: Sent<Id>): Promise<Answers[Id]> {
    return (await this.connection.send(id, sent)).answer;
  }
}

/** The shortest way from a document to a link. */
export function handOff(model: Model, options: ClientOptions = {}): Promise<SolveAnswer> {
  return new Client(options).solve(model);
}

const once = (options: OnceOptions) => ({ 'Idempotency-Key': options.idempotencyKey });
