import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { PageThumbnail } from '#app/components/thumbnails/page-thumbnail'
import { templatePicture } from '#app/components/thumbnails/template-picture'
import { TitledSection } from '#app/components/titled-section'
import { buttonVariants } from '#app/components/ui/button'
import type { Template } from '#contract/catalogue/template'

/** The gallery shows all of them. */
const maxTemplates = 6

type TemplateChoicesProps = { templates: readonly Template[]; count: number }

/** The templates to start from, small: what is chosen is a look, so there is nothing to read in them. */
export function TemplateChoices({ templates, count }: TemplateChoicesProps) {
  const { t } = useTranslation('create')
  return (
    <TitledSection id="templates" title={t('ways.template.title')} size="2xl" className="mt-14">
      <p className="mt-1 text-muted-foreground">{t('templatesText')}</p>
      <div className="mt-5 grid grid-cols-3 gap-x-3 gap-y-6 sm:gap-x-5 lg:grid-cols-6">
        {templates.slice(0, maxTemplates).map((template) => (
          <TemplateChoice key={template.id} template={template} />
        ))}
      </div>
      <p className="mt-6">
        <Link to="/tpls" className={buttonVariants({ variant: 'outline' })}>
          {t('allTemplates', { count })}
        </Link>
      </p>
    </TitledSection>
  )
}

function TemplateChoice({ template: { id, name, columns, colours } }: { template: Template }) {
  const { t, i18n } = useTranslation('create')
  // Small cards: what follows a dot says whom it suits, which the gallery has.
  const language = i18n.language === 'en' ? 'en' : 'zh'
  const title = name[language].split('·')[0]!
  return (
    <button
      type="submit"
      name="start"
      value={`template:${id}`}
      className="group/card flex flex-col rounded-lg text-left focus-visible:outline-offset-4"
    >
      <span className="block w-full rounded-lg border border-border bg-canvas p-2 transition-colors group-hover/card:border-primary sm:p-3">
        <PageThumbnail
          src={templatePicture(id, language)}
          alt={t('pageAlt', { name: title })}
          sizes="(max-width: 640px) 26vw, 150px"
          className="aspect-[210/297] w-full rounded-sm bg-white object-contain object-top shadow-page"
        />
      </span>
      <span className="mt-2 text-sm leading-5 font-medium">{title}</span>
      <span className="mt-1 flex w-full items-center justify-between gap-2 text-xs text-subtle-foreground">
        {t(columns === 1 ? 'oneColumn' : 'twoColumns')}
        <span aria-hidden className="flex gap-1">
          {colours.slice(0, 3).map((colour) => (
            <span key={colour} style={{ backgroundColor: colour }} className="size-2.5 rounded-full" />
          ))}
        </span>
      </span>
      <span className="sr-only">{t('useTemplate')}</span>
    </button>
  )
}
