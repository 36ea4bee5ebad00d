import type { Resume } from '#contract/resume/resume'
import type { UndoStep } from '#app/features/editor/state/undo-history'
import type { EditorTemplate } from './editor-template'

/** Settings of the style that a template replaces with its own, in the order of the form. */
const replacedSettings = [
  'colour',
  'size',
  'lineHeight',
  'spacing',
  'margins',
  'font',
  'headingFont',
  'latin',
  'icons',
] as const
export type ReplacedSetting = (typeof replacedSettings)[number]

/** What a resume loses on its page with another template. `replaced`: what its owner had set, not the template. */
export type TemplateLosses = {
  parts: ('photo' | 'pictures' | 'qrCode')[]
  replaced: ReplacedSetting[]
  /** Designed for English, while the resume has Chinese headings. */
  isForEnglish: boolean
}

/**
 * Says what of the resume, in `from` now, another template does not show or keep. Text and order stay in all. `past`: the steps of
 * its owner, which tell their settings from those of its start, a sample or a scenario.
 */
export function findTemplateLosses(
  { basics, sections, style }: Resume,
  past: readonly UndoStep<Resume>[],
  from: EditorTemplate | undefined,
  to: EditorTemplate,
): TemplateLosses {
  const hasPhoto = Boolean(basics.photo) && style.photo !== 'none' && (from?.parts.photo ?? true)
  const hasPictures =
    (from?.parts.pictures ?? false) && sections.some(({ items }) => items.some(({ picture }) => picture))
  const showsQrCode = ({ parts }: EditorTemplate) =>
    style.qrCode !== 'hidden' && Boolean(parts.qrCode || (parts.qrCodePlace && style.qrCode === 'shown'))
  const hasQrCode = from !== undefined && showsQrCode(from) && basics.links.length > 0
  const parts = [
    ...(hasPhoto && to.parts.photo === false ? (['photo'] as const) : []),
    ...(hasPictures && !to.parts.pictures ? (['pictures'] as const) : []),
    ...(hasQrCode && !showsQrCode(to) ? (['qrCode'] as const) : []),
  ]
  const given = styleOfTemplate(past) ?? style
  const replaced = replacedSettings.filter(
    (name) => from && ![given[name], from.style[name], to.style[name]].includes(style[name]),
  )
  const isForEnglish = to.collections.includes('english') && style.headings === 'zh'
  return { parts, replaced, isForEnglish }
}

/** The style that its template came with, as far back as the steps go: all that differs from it was set by the owner. */
function styleOfTemplate(past: readonly UndoStep<Resume>[]): Resume['style'] | undefined {
  const chosen = past.findLast(({ before, after }) => idOf(before) !== idOf(after))
  return chosen ? chosen.after.style : past[0]?.before.style
}

const idOf = ({ style }: Resume) => style.template.split('@')[0]
