import { intentionLabels } from '#typeset/template-input/label-texts'
import type { TemplateInput } from '#typeset/template-input/template-input'

/** A fact about the person; `url` is what it links to. */
export type HeadDetail = { label: string; text: string; url: string | null }

/** The facts above the sections in their order, each with its label; links with their whole address. */
export function headDetails({ lang, headline, contacts, facts, intention }: TemplateInput): HeadDetail[] {
  const position = { label: intentionLabels[lang].position, text: headline, url: null }
  return [
    ...contacts.filter(({ kind }) => kind !== 'link'),
    ...(headline === '' ? [] : [position]),
    ...intention.filter(({ key }) => key !== 'position').map((detail) => ({ ...detail, url: null })),
    ...facts.map((fact) => ({ ...fact, url: null })),
    ...contacts
      .filter(({ kind }) => kind === 'link')
      .map(({ label, text, url }) => ({ label, text: url ?? text, url })),
  ].map(({ label, text, url }) => ({ label, text, url }))
}
