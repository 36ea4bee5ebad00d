import type { Block, InlineRun } from '#resume-model/rich-text/parse-rich-text'
import type { Style } from '#contract/resume/style'
import type { SectionColumn } from '#contract/resume/section-kinds'
import type { LineEstimate } from './line-estimate'
import type { PHOTO_SHAPES } from '#contract/resume/style-options'

/**
 * A run as a template draws it. `joined`: no line breaks between it and the next run (C+|+, 2021|年, 平台|——);
 * `wide`: except in a narrow column.
 */
export type PageRun = InlineRun & { joined?: 'always' | 'wide' }
/**
 * `latin`: a paragraph without Chinese or Japanese, whose punctuation is as wide as Latin letters want it.
 * `rightToLeft`: it begins in Arabic, Uyghur or Hebrew. `ragged`: justified, a line would be stretched beside a
 * long word. `lines`: of any other justified one, how its lines may be filled. `courses`: those of an education, to be set as a table instead.
 */
export type PageBlock = Block<PageRun> & {
  latin?: true
  rightToLeft?: true
  ragged?: true
  lines?: LineEstimate
  courses?: PageCourses
}
/** Courses with their scores, which the block tells too. `label`: what stands before them, '' without. */
export type PageCourses = { label: string; items: { name: string; score: string; credits: string }[] }

/** `ownLabel`: the writer said what it is, in the place of the usual label. */
export type LabelledText = { key: string; label: string; text: string; ownLabel?: true }
/** `ownLabel`: the writer said what the link is, in the place of the usual label. */
export type Contact = {
  kind: 'phone' | 'email' | 'city' | 'link'
  label: string
  text: string
  url: string | null
  ownLabel?: true
}
export type PageLink = { text: string; url: string }
/** Modules row by row, `1` is dark, without a quiet zone. */
/** `wanted`: the owner wants one, in templates too that draw none by themselves. */
export type PageQrCode = { url: string; rows: string[]; wanted?: true }
/** A page or column begins with it. */
type Break = { breakBefore?: true }
/** Not split over pages or columns if it fits on one. */
type KeepTogether = { keep?: true }
/** `ratio`: width over height. */
export type PagePicture = { path: string; ratio: number }
export type PageEntry = {
  id: string
  title: string
  subtitle: string
  tag: string
  place: string
  date: string
  link: PageLink | null
  note: string
  text: PageBlock[]
  /** A picture of the work, for templates that draw one; an entry with nothing but a picture is not there. */
  picture?: PagePicture
} & Break &
  KeepTogether
/** `otherTitle`: the heading in the other of Chinese and English; '' for words of the owner's own. */
export type PageSection = {
  id: string
  kind: string
  title: string
  otherTitle: string
  /** Chosen by the owner; missing: the template decides. */
  column?: SectionColumn
  entries: PageEntry[]
} & Break &
  KeepTogether

export type StyledLine = { line: string; runs: InlineRun[] }

export type PageStyle = {
  page: Style['page']
  accent: string
  font: Style['font']
  headingFont: Style['font']
  latin: Style['latin']
  size: number
  leading: number
  margins: number
  spacing: number
  icons: boolean
}
export type PagePhoto = { path: string; shape: Exclude<(typeof PHOTO_SHAPES)[number], 'none'> }

/**
 * The input of a template, as `/resume.json`: a resume in which only the looks are undecided.
 * Hidden and empty parts are removed, dates and headings are texts, rich text is a tree. Texts are data,
 * never Typst code.
 * Units: size pt, leading × size (line height), margins mm, spacing a factor.
 */
export type TemplateInput = {
  lang: 'zh' | 'en'
  /** Whose English or Chinese it is. */
  region: 'cn' | 'us' | 'gb'
  /** false: without anchors for positions. */
  marks?: boolean
  /** The PDF's metadata: characters without a glyph are not replaced in it. */
  documentTitle: string
  author: string
  style: PageStyle
  name: string
  headline: string
  photo: PagePhoto | null
  /** The shape of the photo that the owner wants shown, whether there is one or not: forms have a cell for it. */
  photoShape: PagePhoto['shape'] | null
  contacts: Contact[]
  /** Of the first link, for templates that draw one. */
  qrCode: PageQrCode | null
  facts: LabelledText[]
  intention: LabelledText[]
  sections: PageSection[]
  /** Lines of entries that are drawn in more than one style, wherever they stand: an author's name, a journal, a DOI. */
  styledLines: StyledLine[]
}
