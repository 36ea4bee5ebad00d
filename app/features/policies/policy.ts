/** A policy: plain paragraphs under headings. */
export type Policy = { lead: string; sections: [title: string, ...paragraphs: string[]][] }
export type PolicyName = 'agreement' | 'privacy'
