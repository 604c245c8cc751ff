// Files of other programs: SAF workbooks and drawings. The service reads them and keeps nothing; what
// the model does not hold comes with it.

import { askService } from './ask_service';

export interface Imported {
  /** The document. */
  text: string;
  members: number;
  /** What could not be carried over and counts until somebody has dealt with it, in words. */
  lost: readonly string[];
  /** The same of what has no structural meaning. */
  notes: readonly string[];
}

interface ImportAnswer {
  model: { model: { members?: readonly unknown[] } };
  report: readonly { object: string; name: string; message: string; effect: string }[];
}

const ARCHIVE = 'PK';

/** Whether it is not a document itself; a workbook is an archive, whatever its name. */
export const isForeign = async (file: File): Promise<boolean> =>
  /\.(xlsx|dxf)$/i.test(file.name) || (await file.slice(0, ARCHIVE.length).text()) === ARCHIVE;

export const isDrawing = (file: File): boolean => /\.dxf$/i.test(file.name);

/** `wishes` are what a drawing may lack: unit and up. */
export async function importFile(
  file: File,
  wishes: Record<string, string> = {},
): Promise<Imported> {
  const given = Object.entries(wishes).filter(([, word]) => word);
  const answer = await askService(`/import?${new URLSearchParams(given)}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/octet-stream' },
    body: file,
  });
  const { model, report } = (await answer.json()) as ImportAnswer;
  const told = (isNote: boolean) =>
    report
      .filter(({ effect }) => (effect === 'descriptive') === isNote)
      .map(({ object, name, message }) => `${object} ${name}: ${message}`);
  return {
    text: JSON.stringify(model),
    members: model.model.members?.length ?? 0,
    lost: told(false),
    notes: told(true),
  };
}
