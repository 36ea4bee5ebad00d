/** A name breaks behind its dot, never within a word as 银行金融: its style keeps words whole, and a dot alone is no place to break. */
export const breakableName = (name: string): string => name.replace('·', '·\u200b')
