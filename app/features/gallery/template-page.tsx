import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { PageMain } from '#app/components/page-main'
import { BackToGallery } from './back-to-gallery'
import { TemplatePages } from './template-pages'
import { TemplatePanel } from './template-panel'
import { TemplateTile } from './template-tile'
import type { TemplateView } from './template.server'
import { useLocalizedName } from '#app/i18n/use-localized-name'

type TemplatePageProps = { view: TemplateView; isGuest: boolean; refusal?: string }

/** The page of a template: all its pages, and its actions beside them. */
export function TemplatePage({ view, isGuest, refusal }: TemplatePageProps) {
  const { t } = useTranslation('gallery')
  const localizedName = useLocalizedName()
  return (
    <PageMain>
      <BackToGallery />
      <div className="mt-4 grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
        <TemplatePanel view={view} isGuest={isGuest} refusal={refusal} />
        <TemplatePages view={view} />
      </div>
      {view.similarTemplates.length > 0 ? (
        <section aria-labelledby="others" className="mt-16 border-t border-border pt-8">
          <h2 id="others" className="text-lg font-semibold">
            {t('others', { name: localizedName(view.name) })}
          </h2>
          <Form method="post" action="/resume/create">
            <ul className="mt-5 grid grid-cols-2 gap-x-4 gap-y-9 sm:grid-cols-4 sm:gap-x-6">
              {view.similarTemplates.map((card) => (
                <li key={card.id}>
                  <TemplateTile card={card} />
                </li>
              ))}
            </ul>
          </Form>
        </section>
      ) : null}
    </PageMain>
  )
}
