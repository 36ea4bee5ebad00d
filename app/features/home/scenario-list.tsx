import { Form, Link } from '@remix-run/react'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SampleSummaryView } from './home-view'
import { HomeSection } from './home-section'

/** Samples by the situation they were written for. Each row is a button to start with it. */
export function ScenarioList({ samples }: { samples: SampleSummaryView[] }) {
  const { t } = useTranslation('home')
  if (samples.length === 0) return null
  return (
    <HomeSection
      id="home-samples"
      title={t('scenarios.title')}
      text={t('scenarios.text')}
      aside={
        <Link to="/resume/create/scenario-start" className="text-primary underline-offset-4 hover:underline">
          {t('scenarios.all')}
        </Link>
      }
    >
      <Form method="post" action="/resume/create">
        <ul className="border-t border-border">
          {samples.map((sample) => (
            <li key={sample.id} className="border-b border-border">
              <button
                type="submit"
                name="start"
                value={`sample:${sample.id}`}
                className="group/row -mx-3 grid w-[calc(100%+1.5rem)] items-baseline gap-x-8 gap-y-1 rounded-md px-3 py-5 text-left transition-colors hover:bg-accent lg:grid-cols-[7rem_15rem_minmax(0,1fr)_auto]"
              >
                <span className="text-sm text-primary">{sample.scenario}</span>
                <span className="text-lg font-semibold">{sample.title}</span>
                <span className="leading-7 text-pretty text-muted-foreground">{sample.summary}</span>
                <span className="flex items-center gap-1.5 text-sm whitespace-nowrap text-subtle-foreground transition-colors group-hover/row:text-primary max-lg:mt-1">
                  {t('scenarios.use')}
                  <ArrowRight
                    aria-hidden
                    className="size-4 transition-transform group-hover/row:translate-x-0.5"
                  />
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Form>
    </HomeSection>
  )
}
