import { Form, Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { PageMain } from '#app/components/page-main'
import { plansUrl } from '#app/components/plans/plans-url'
import { buttonVariants } from '#app/components/ui/button'
import { useLocalizedName } from '#app/i18n/use-localized-name'
import { BackToGallery } from './back-to-gallery'
import type { TemplateCard } from './gallery.server'
import { NO_OWN_CONTENT, templateImageUrl } from './own-content'
import { ComparedPage } from './compared-page'
import { useNewestDraft } from './use-newest-draft'
import { useOwnContent } from './use-own-content'

/** Two templates side by side, with what sets them apart in words. */
export function ComparePage({ cards, isMember }: { cards: TemplateCard[]; isMember: boolean }) {
  const { t, i18n } = useTranslation('gallery')
  const localizedName = useLocalizedName()
  const [content] = useOwnContent(NO_OWN_CONTENT, isMember)
  const newestDraft = useNewestDraft()
  const draft = content === 'draft' ? newestDraft : undefined
  return (
    <PageMain>
      <BackToGallery />
      <h1 className="mt-4 text-2xl font-semibold tracking-tight">{t('compareTitle')}</h1>
      <Form method="post" action="/resume/create" className="mt-6 grid grid-cols-2 gap-3 sm:gap-8">
        {cards.map(({ id, name, summary, columns, photo, level, canUse, caution }) => (
          <article key={id} className="grid grid-rows-[auto_auto_1fr_auto] gap-3">
            <h2 className="text-lg font-semibold">
              <Link to={`/tpls/${id}`} className="hover:text-primary">
                {localizedName(name)}
              </Link>
            </h2>
            <ComparedPage
              imageUrl={templateImageUrl(id, { language: i18n.language }, content)}
              alt={t('pageAlt', { name: localizedName(name), page: 1 })}
              draft={draft && { resume: draft, template: id, colour: undefined }}
            />
            <div className="text-sm leading-6 text-muted-foreground">
              <p>{localizedName(summary)}</p>
              <p className="mt-2">
                {[
                  t(`columns.${columns}`),
                  t(`photos.${photo ? 'with' : 'without'}`),
                  ...(canUse ? [] : [t(`levels.${level}`)]),
                ].join(' · ')}
              </p>
              {caution ? <p className="mt-2 text-warning">{localizedName(caution)}</p> : null}
            </div>
            {canUse ? (
              <button
                type="submit"
                name="start"
                value={`template:${id}`}
                aria-label={t('useNamed', { name: localizedName(name) })}
                className={buttonVariants()}
              >
                {t('use')}
              </button>
            ) : (
              <Link to={plansUrl(`/tpls/${id}`)} className={buttonVariants({ variant: 'outline' })}>
                {t('upgradeToUse')}
              </Link>
            )}
          </article>
        ))}
      </Form>
    </PageMain>
  )
}
