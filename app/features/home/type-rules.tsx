import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from './section'
import { GapSpecimen, HeadsSpecimen, PageSpecimen, SameSpecimen } from './specimens'

/** What the typesetting takes care of, each rule with a piece of type that shows it. */
export function TypeRules() {
  const { t } = useTranslation()
  return (
    <Section id="home-rules" title={t('home.rules.title')} text={t('home.rules.text')}>
      <ul className="grid gap-px overflow-hidden rounded-2xl border border-border bg-border lg:grid-cols-2">
        <Rule name="heads">
          <HeadsSpecimen />
        </Rule>
        <Rule name="gap">
          <GapSpecimen />
        </Rule>
        <Rule name="page">
          <PageSpecimen />
        </Rule>
        <Rule name="same">
          <SameSpecimen />
        </Rule>
      </ul>
    </Section>
  )
}

function Rule({ name, children }: { name: 'heads' | 'gap' | 'page' | 'same'; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <li className="flex flex-col bg-card p-6 sm:p-8">
      <div aria-hidden lang="zh-CN" className="mb-6 grid min-h-48 place-items-center">
        {children}
      </div>
      <h3 className="text-lg font-semibold">{t(`home.rules.${name}.title`)}</h3>
      <p className="mt-1.5 leading-7 text-pretty text-muted-foreground">{t(`home.rules.${name}.text`)}</p>
    </li>
  )
}
