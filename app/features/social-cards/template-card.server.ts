import type { ApiClient } from '#app/api-client/api-client'
import { formattersFor } from '#app/i18n/use-formatters'
import type { Language } from '#contract/validation/field-error-codes'
import { applyTemplate } from '#resume-model/apply-template'
import { shownSample } from '#resume-model/shown-sample'
import { cardOf, type CardContent, cardTexts } from './card-content.server'
import { drawHeads, sampleWithDrawings } from './card-pictures.server'

const shownScenarios = 2

/** The card of a template: its page in its own colour, and beside it in two others; undefined for an unknown id. */
export async function loadTemplateCard(
  api: ApiClient,
  id: string,
  language: Language,
): Promise<CardContent | undefined> {
  const t = cardTexts(language)
  const template = (await api.call('listTemplates', {})).find((one) => one.id === id)
  if (!template) return undefined
  const { name, columns, photo, scenarios, style, colours } = template
  const note = [
    t(`gallery:columns.${columns}`),
    t(`gallery:photos.${photo ? 'with' : 'without'}`),
    formattersFor(language).joinNames(
      scenarios.slice(0, shownScenarios).map((one) => t(`gallery:scenarios.${one}`)),
    ),
  ]
  const others = colours.filter((one) => one !== style.colour).slice(0, 2)
  return {
    card: cardOf({
      kind: t('gallery:title'),
      title: name[language],
      language,
      note,
      shown: { what: 'pages' },
    }),
    async pictures(typesetter) {
      const { resume, photos } = await sampleWithDrawings(api, shownSample(template, language))
      const inColour = (colour: string) => ({ resume: applyTemplate(resume, template, colour), photos })
      return drawHeads(typesetter, [style.colour, ...others].map(inColour))
    },
  }
}
