import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '#app/components/ui/cn'
import { HomeSection, laidOutWhenNear } from './home-section'
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
    <HomeSection
      id="home-rules"
      title={t('rules.title')}
      text={t('rules.text')}
      className={cn(
        laidOutWhenNear,
        '[contain-intrinsic-height:auto_27rem] lg:[contain-intrinsic-height:auto_31rem]',
      )}
    >
      {/* Scrolled sideways on narrow screens, by the keyboard too. */}
      <div
        role="group"
        aria-label={t('rules.title')}
        tabIndex={0}
        className="-mx-4 snap-x scroll-px-4 overflow-x-auto px-4 pb-2 sm:-mx-6 sm:scroll-px-6 sm:px-6 lg:mx-0 lg:overflow-visible lg:p-0"
      >
        <ul className="flex w-max gap-4 lg:grid lg:w-auto lg:grid-cols-2 lg:gap-px lg:overflow-hidden lg:rounded-2xl lg:border lg:border-border lg:bg-border">
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
      </div>
    </HomeSection>
  )
}

type TypographyRuleProps = { name: 'heads' | 'gap' | 'page' | 'same'; children: ReactNode }

function TypographyRule({ name, children }: TypographyRuleProps) {
  const { t } = useTranslation('home')
  return (
    <li className="flex w-[18rem] shrink-0 snap-start flex-col bg-card p-5 max-lg:rounded-2xl max-lg:border max-lg:border-border lg:w-auto lg:flex-row lg:items-center lg:gap-6 lg:p-6">
      <div
        aria-hidden
        lang="zh-CN"
        className="mb-3 grid min-h-36 shrink-0 place-items-center lg:mb-0 lg:w-68"
      >
        {children}
      </div>
      <div>
        <h3 className="font-semibold sm:text-lg">{t(`rules.${name}.title`)}</h3>
        <p className="mt-1.5 text-sm leading-6 text-pretty text-muted-foreground">
          {t(`rules.${name}.text`)}
        </p>
      </div>
    </li>
  )
}
