import { Form, Link } from '@remix-run/react'
import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PageMain } from '#app/components/page-main'
import { TitledSection } from '#app/components/titled-section'
import { cn } from '#app/components/ui/cn'
import { SampleCard } from './sample-card'
import { SamplePair } from './sample-pair'
import { SamplePhraseList } from './sample-phrase-list'
import { SampleText } from './sample-text'
import { StartBar } from './start-bar'
import { StartButtons } from './start-buttons'
import { TemplateList } from './template-list'
import type { PositionView } from './positions.server'
import { useLocalizedName } from '#app/i18n/use-localized-name'
import { TagList } from './tag-list'
import { WrittenNote } from './written-note'

/** The page of a position: its finished resumes if there are any, example lines, skills, keywords, and a draft to start from. */
export function PositionPage({
  position,
  phraseLanguage,
  positionTemplates: templates,
  ...samples
}: PositionView) {
  const { t, i18n } = useTranslation('positions')
  const localizedName = useLocalizedName()
  const { industry, lines } = position
  const { sample, graduateSample } = samples
  const shown = [graduateSample, sample].filter((one) => one !== undefined)
  const others = industry.positions.filter(({ id }) => id !== position.id)
  // Beside a finished resume in Chinese, what a page in English has in English comes first.
  const phrases = (
    <TitledSection id="lines" title={t('lines')} size="xl">
      <p className="mt-1.5 text-sm text-muted-foreground">{t('linesText')}</p>
      <SamplePhraseList title={t('junior')} lines={lines.junior} language={phraseLanguage} />
      <SamplePhraseList title={t('senior')} lines={lines.senior} language={phraseLanguage} />
    </TitledSection>
  )
  return (
    <PageMain>
      <Link
        to={`/positions?industry=${industry.id}`}
        className="inline-flex items-center gap-1.5 text-sm text-muted-foreground hover:text-foreground"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {localizedName(industry.name)}
      </Link>
      <h1 className="mt-4 text-2xl font-semibold tracking-tight text-balance sm:text-3xl">
        {t('pageTitle', { name: localizedName(position.name) })}
      </h1>
      <p className="mt-3 max-w-2xl leading-7 text-muted-foreground">{localizedName(position.summary)}</p>
      {i18n.language === 'en' ? <WrittenNote language={phraseLanguage} hasSample={shown.length > 0} /> : null}
      {sample && graduateSample ? (
        <SamplePair positionId={position.id} {...{ sample, graduateSample }} />
      ) : shown[0] ? (
        <SampleCard positionId={position.id} shown={shown[0]} {...samples} />
      ) : null}
      <div>
        <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
          {shown.length > 0 ? null : (
            <Form
              method="post"
              action="/resume/create"
              className="space-y-2 self-start lg:col-start-2 rounded-lg border border-border bg-card p-4 shadow-sm"
            >
              <h2 className="font-semibold">{t('start')}</h2>
              <p className="pb-1 text-sm leading-6 text-muted-foreground">{t('startText')}</p>
              <StartButtons positionId={position.id} />
            </Form>
          )}
          <div className="space-y-12 lg:col-start-1 lg:row-span-2 lg:row-start-1">
            {phraseLanguage === 'en' ? phrases : null}
            {shown.length > 0 ? <SampleText samples={shown} /> : null}
            {phraseLanguage === 'en' ? null : phrases}
          </div>
          <div
            className={cn(
              'space-y-8 lg:col-start-2',
              // Beside a whole resume it would otherwise be out of sight for most of the way.
              shown.length > 0 && 'lg:stick-8 lg:row-span-2 lg:self-start',
            )}
          >
            <TagList title={t('skills')} tags={position.skills} language={phraseLanguage} />
            <TagList title={t('keywords')} note={t('keywordsText')} tags={position.keywords} language="zh" />
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
        {shown.length > 0 ? (
          <StartBar positionId={position.id} title={localizedName(position.name)} {...samples} />
        ) : null}
      </div>
    </PageMain>
  )
}
