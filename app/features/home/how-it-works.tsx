import { useTranslation } from 'react-i18next'
import { HomeSection } from './home-section'

const steps = ['one', 'two', 'three'] as const

export function HowItWorks() {
  const { t } = useTranslation('home')
  return (
    <HomeSection id="home-steps" title={t('steps.title')}>
      <ol className="grid gap-10 md:grid-cols-3 md:gap-8">
        {steps.map((step, at) => (
          <li key={step} className="border-t-2 border-foreground pt-5">
            <span aria-hidden className="font-serif text-5xl leading-none text-primary tabular-nums">
              {at + 1}
            </span>
            <h3 className="mt-5 text-xl font-semibold">{t(`steps.${step}.title`)}</h3>
            <p className="mt-2 leading-7 text-pretty text-muted-foreground">{t(`steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </HomeSection>
  )
}
