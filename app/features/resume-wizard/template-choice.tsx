import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { PageThumbnail } from '#app/components/thumbnails/page-thumbnail'
import { templatePicture } from '#app/components/thumbnails/template-picture'
import { useFormatters } from '#app/i18n/use-formatters'
import type { WizardPageView } from './wizard.server'

/** Shows the suggested templates as pictures. */
export function TemplateChoice({
  page: { templateOptions: templates, look, scenario },
}: {
  page: WizardPageView
}) {
  const { t, i18n } = useTranslation('scenarios')
  const { sentenceGap } = useFormatters()
  const language = i18n.language === 'en' ? 'en' : 'zh'
  return (
    <fieldset className="mt-5">
      <legend className="sr-only">{t('heads.look')}</legend>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {templates.map(({ id, name }) => (
          <label
            key={id}
            className="group/look block cursor-pointer rounded-md has-focus-visible:outline-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name="template"
              value={id}
              defaultChecked={id === look}
              className="peer sr-only"
            />
            <PageThumbnail
              src={templatePicture(id, language)}
              className="aspect-[210/297] w-full rounded border border-border bg-white object-cover object-top peer-checked:ring-3 peer-checked:ring-primary group-hover/look:border-subtle-foreground"
            />
            <span className="mt-2 block text-center text-sm text-muted-foreground peer-checked:font-medium peer-checked:text-primary">
              {name[language]}
            </span>
          </label>
        ))}
      </div>
      <p className="mt-4 text-sm text-subtle-foreground">
        {t('lookMore')}
        {sentenceGap}
        <Link
          to={`/tpls?scenario=${scenario.id}`}
          target="_blank"
          className="text-primary underline underline-offset-4"
        >
          {t('lookAll')}
        </Link>
      </p>
    </fieldset>
  )
}
