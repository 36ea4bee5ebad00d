/** A piece of a text: in both versions of it, only in the old or only in the new one. */
export type DiffPart = { kind: 'same' | 'gone' | 'new'; text: string }
