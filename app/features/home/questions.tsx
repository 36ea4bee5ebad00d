import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { questions } from './question-list'

export function Questions() {
  const { t } = useTranslation()
  return (
    <section
      aria-labelledby="home-questions"
      className="mx-auto mt-24 grid max-w-6xl gap-8 px-4 sm:mt-32 sm:px-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-16"
    >
      <h2
        id="home-questions"
        className="text-[1.75rem] leading-tight font-semibold tracking-tight sm:text-4xl"
      >
        {t('home.questions.title')}
      </h2>
      <div className="border-t border-line">
        {questions.map((name) => (
          <details key={name} className="group/question border-b border-line">
            <summary className="flex items-center justify-between gap-6 py-5 text-lg font-medium hover:text-primary">
              {t(`home.questions.${name}.q`)}
              <ChevronDown
                aria-hidden
                className="size-5 shrink-0 text-ink-faint transition-transform group-open/question:rotate-180"
              />
            </summary>
            <p className="max-w-2xl pr-10 pb-6 leading-8 text-pretty text-ink-soft">
              {t(`home.questions.${name}.a`)}
            </p>
          </details>
        ))}
      </div>
    </section>
  )
}
