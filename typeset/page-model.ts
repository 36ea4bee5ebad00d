import type { PHOTO_SHAPES } from '#contract/style'

/** A run of rich text: one style from end to end. `keep` must not be broken over lines (320ms, C++, an address). */
export type Run = { text: string; bold?: true; italic?: true; underline?: true; keep?: true; url?: string }
export type Block =
  | { type: 'paragraph'; runs: Run[] }
  | { type: 'bullets' | 'numbers'; items: Block[][] }

export type Fact = { key: string; label: string; text: string }
export type Contact = { kind: 'phone' | 'email' | 'city' | 'link'; label: string; text: string; url: string | null }
export type PageEntry = {
  id: string
  title: string
  subtitle: string
  tag: string
  place: string
  date: string
  link: { text: string; url: string } | null
  note: string
  text: Block[]
}
export type PageSection = { id: string; kind: string; title: string; entries: PageEntry[] }

/**
 * What a template sees, as `/resume.json`: a resume with everything decided that is not looks.
 * Hidden and empty parts are gone, dates and headings are words, rich text is a tree. Texts are data, never Typst code.
 * Units: size pt, leading × size (line height), margins mm, spacing a factor.
 */
export type PageModel = {
  lang: 'zh' | 'en'
  documentTitle: string
  style: { accent: string; font: 'sans' | 'serif'; size: number; leading: number; margins: number; spacing: number }
  name: string
  headline: string
  photo: { path: string; shape: Exclude<(typeof PHOTO_SHAPES)[number], 'none'> } | null
  contacts: Contact[]
  facts: Fact[]
  intention: Fact[]
  sections: PageSection[]
}
