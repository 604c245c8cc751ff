import { SIGN_WORDS, type Signs } from '../results/signs';
import type { Table } from './table';

/** What has to be known to read a table; empty where nothing has. */
export const tableNote = ({ name, note }: Table, signs: Signs): string =>
  note ?? (name.startsWith('Member forces') ? SIGN_WORDS[signs] : '');
