import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { HomeSection } from './home-section'
import {
  CjkLatinSpacingExample,
  LineStartExample,
  PageBreakExample,
  SameOutputExample,
} from './typography-examples'

/** The typesetting rules, each with an example. */
export function TypographyRules() {
  const { t } = useTranslation('home')
  return (
    <HomeSection id="home-rules" title={t('rules.title')} text={t('rules.text')}>
      <ul className="grid gap-px overflow-hidden rounded-2xl border border-border bg-border lg:grid-cols-2">
        <TypographyRule name="heads">
          <LineStartExample />
        </TypographyRule>
        <TypographyRule name="gap">
          <CjkLatinSpacingExample />
        </TypographyRule>
        <TypographyRule name="page">
          <PageBreakExample />
        </TypographyRule>
        <TypographyRule name="same">
          <SameOutputExample />
        </TypographyRule>
      </ul>
    </HomeSection>
  )
}

type TypographyRuleProps = { name: 'heads' | 'gap' | 'page' | 'same'; children: ReactNode }

function TypographyRule({ name, children }: TypographyRuleProps) {
  const { t } = useTranslation('home')
  return (
    <li className="flex flex-col bg-card p-6 sm:p-8">
      <div aria-hidden lang="zh-CN" className="mb-6 grid min-h-48 place-items-center">
        {children}
      </div>
      <h3 className="text-lg font-semibold">{t(`rules.${name}.title`)}</h3>
      <p className="mt-1.5 leading-7 text-pretty text-muted-foreground">{t(`rules.${name}.text`)}</p>
    </li>
  )
}
