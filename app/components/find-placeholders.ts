export type TextRange = { from: number; to: number }

/** The placeholders 〔…〕 of a text that are left to fill in, code units. */
export const findPlaceholders = (text: string): TextRange[] =>
  [...text.matchAll(/〔[^〔〕]*〕/g)].map(({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
  }))

export const hasPlaceholder = (text: string): boolean => findPlaceholders(text).length > 0

/** Whether a text is one placeholder and nothing else. */
export const isPlaceholder = (text: string): boolean => /^〔[^〔〕]*〕$/.test(text.trim())
