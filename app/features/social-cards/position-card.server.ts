import type { ApiClient } from '#app/api-client/api-client'
import { undefinedIfUnknown } from '#app/api-client/undefined-if-not-found'
import type { PositionDetails } from '#contract/catalogue/position'
import type { Language } from '#contract/validation/field-error-codes'
import { applyTemplate } from '#resume-model/apply-template'
import { cardOf, type CardContent, cardTexts } from './card-content.server'
import { drawHeads, sampleWithDrawings, type ShownResume } from './card-pictures.server'

/**
 * The card of a position: its finished resume, and beside it the same in templates that suit it; without one the first
 * phrases of its page. Undefined for an unknown id.
 */
export async function loadPositionCard(
  api: ApiClient,
  id: string,
  language: Language,
): Promise<CardContent | undefined> {
  const t = cardTexts(language)
  const position = await undefinedIfUnknown(api.call('readPosition', { id }))
  if (!position) return undefined
  const { name, industry } = position
  const { lines } = (language === 'en' ? position.english : undefined) ?? position
  const sample = position.sample ?? position.graduateSample
  const phrases = lines.junior.length + lines.senior.length
  return {
    card: cardOf({
      kind: t('positions:title'),
      title: name[language],
      language,
      note: [
        industry.name[language],
        ...(sample ? [t('positions:card.sample')] : []),
        t('positions:card.phrases', { phrases }),
      ],
      shown: sample
        ? { what: 'pages' }
        : { what: 'phrases', title: t('positions:lines'), lines: lines.junior },
    }),
    ...(sample && {
      pictures: async (typesetter) =>
        drawHeads(typesetter, await inThreeLooks(api, position, await sampleWithDrawings(api, sample))),
    }),
  }
}

/** A resume as it is, then in two other templates that suit the position, or in other colours of its own. */
async function inThreeLooks(
  api: ApiClient,
  position: PositionDetails,
  { resume, photos }: ShownResume,
): Promise<ShownResume[]> {
  const templates = await api.call('listTemplates', {})
  const templateById = (id: string) => templates.filter((one) => one.id === id)
  const ownId = resume.style.template.split('@')[0]!
  const inTemplates = position.templates
    .filter((id) => id !== ownId)
    .flatMap(templateById)
    .map((template) => applyTemplate(resume, template))
  const inColours = templateById(ownId)
    .flatMap(({ colours }) => colours.filter((colour) => colour !== resume.style.colour))
    .map((colour) => ({ ...resume, style: { ...resume.style, colour } }))
  return [resume, ...[...inTemplates, ...inColours].slice(0, 2)].map((one) => ({ resume: one, photos }))
}
