// What a tool answers when it cannot do what was asked: never an error of the protocol.

import type { CallToolResult } from '@modelcontextprotocol/server';

export class ToolError extends Error {
  constructor(
    message: string,
    readonly code: string,
    readonly path: string | null = null,
    readonly suggestion: string | null = null,
    readonly more: Record<string, unknown> = {},
  ) {
    super(message);
  }

  toResult(): CallToolResult {
    const body = {
      error: this.message,
      code: this.code,
      ...(this.path ? { path: this.path } : {}),
      ...(this.suggestion ? { suggestion: this.suggestion } : {}),
      ...this.more,
    };
    return { content: [{ type: 'text', text: JSON.stringify(body) }], isError: true };
  }
}
