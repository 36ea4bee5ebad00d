import { Form, Link } from '@remix-run/react'
import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import { SamplePhraseList } from './sample-phrase-list'
import { TemplateList } from './template-list'
import type { PositionView } from './positions.server'
import { useLocalizedName } from '#app/i18n/use-localized-name'
import { TagList } from './tag-list'

/** The page of a position: example lines, skills, keywords, and a draft to start from. */
export function PositionPage({ position, positionTemplates: templates }: PositionView) {
  const { t } = useTranslation('positions')
  const localizedName = useLocalizedName()
  const { industry, lines } = position
  const others = industry.positions.filter(({ id }) => id !== position.id)
  return (
    <main className="mx-auto max-w-5xl px-4 pt-4 pb-24 sm:px-6">
      <Link
        to={`/positions?industry=${industry.id}`}
        className="inline-flex items-center gap-1.5 text-sm text-muted-foreground hover:text-foreground"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {localizedName(industry.name)}
      </Link>
      <h1 className="mt-4 text-3xl font-semibold tracking-tight text-balance">
        {t('pageTitle', { name: localizedName(position.name) })}
      </h1>
      <p className="mt-3 max-w-2xl leading-7 text-muted-foreground">{position.summary}</p>
      <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <Form
          method="post"
          action="/resume/create"
          className="space-y-2 self-start lg:col-start-2 rounded-lg border border-border bg-card p-4 shadow-sm"
        >
          <h2 className="font-semibold">{t('start')}</h2>
          <p className="pb-1 text-sm leading-6 text-muted-foreground">{t('startText')}</p>
          <Button type="submit" name="start" value={`position:${position.id}`} className="w-full">
            {t('startJunior')}
          </Button>
          <Button
            type="submit"
            name="start"
            value={`position:${position.id}@senior`}
            variant="outline"
            className="w-full"
          >
            {t('startSenior')}
          </Button>
        </Form>
        <section aria-labelledby="lines" className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <h2 id="lines" className="text-xl font-semibold">
            {t('lines')}
          </h2>
          <p className="mt-1.5 text-sm text-muted-foreground">{t('linesText')}</p>
          <SamplePhraseList title={t('junior')} lines={lines.junior} />
          <SamplePhraseList title={t('senior')} lines={lines.senior} />
        </section>
        <div className="space-y-8 lg:col-start-2">
          <TagList title={t('skills')} tags={position.skills} />
          <TagList title={t('keywords')} note={t('keywordsText')} tags={position.keywords} />
          <TemplateList positionTemplates={templates} />
        </div>
      </div>
      {others.length > 0 ? (
        <nav aria-labelledby="others" className="mt-14 border-t border-border pt-8">
          <h2 id="others" className="font-semibold">
            {t('others', { industry: localizedName(industry.name) })}
          </h2>
          <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
            {others.map(({ id, name }) => (
              <li key={id}>
                <Link to={`/positions/${id}`} className="text-primary hover:underline">
                  {localizedName(name)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </main>
  )
}
