import { Form } from '@remix-run/react'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import type { SampleSummary } from '#contract/sample'
import type { Template } from '#contract/template'
import { CropMarks } from './crop-marks'

/** Its page is full, and its look carries from afar. */
const stageSample = 'product-manager'
const mostLooks = 6

/**
 * One resume, set in each template: a form whose choice is also what is shown, so it works without scripts.
 * Only the page that is chosen is loaded.
 */
export function PageStage({ samples, templates }: { samples: SampleSummary[]; templates: Template[] }) {
  const { t, i18n } = useTranslation()
  const language = i18n.language === 'en' ? 'en' : 'zh'
  const sample = samples.find(({ id }) => id === stageSample) ?? samples[0]
  const first = templates.find((template) => template.sample === sample?.id) ?? templates[0]
  if (!sample || !first) return null
  const looks = templates.slice(0, mostLooks)
  return (
    <Form method="post" action="/resume/create" className="min-w-0">
      <fieldset
        className="grid gap-y-4 rounded-2xl bg-desk"
        style={{ gridTemplateColumns: `repeat(${looks.length}, minmax(0, 1fr))` }}
      >
        <legend className="sr-only">{t('home.stage.legend')}</legend>
        {looks.map((template) => (
          <div key={template.id} className="contents">
            <input
              type="radio"
              id={`look-${template.id}`}
              name="start"
              value={`sample:${sample.id}@${template.id}`}
              defaultChecked={template.id === first.id}
              className="peer sr-only"
            />
            <label
              htmlFor={`look-${template.id}`}
              className="row-start-2 mb-3 flex cursor-pointer flex-col items-center gap-1.5 rounded-md py-1.5 text-xs text-ink-soft transition-colors first-of-type:ml-2 last-of-type:mr-2 peer-checked:font-semibold peer-checked:text-ink peer-focus-visible:outline-2 peer-focus-visible:outline-primary hover:text-ink sm:text-sm [&>span]:ring-offset-desk peer-checked:[&>span]:ring-2 peer-checked:[&>span]:ring-ink peer-checked:[&>span]:ring-offset-2"
            >
              <span
                aria-hidden
                className="size-5 rounded-full"
                style={{ backgroundColor: template.style.colour }}
              />
              {template.name[language]}
            </label>
            <figure className="relative col-start-1 -col-end-1 row-start-1 hidden h-[27rem] overflow-hidden rounded-t-2xl px-10 pt-10 peer-checked:block sm:h-[36rem] sm:px-14 sm:pt-14 lg:h-[33rem]">
              <StagePage
                sample={sample}
                template={template}
                name={template.name[language]}
                first={template === first}
              />
              <CropMarks />
            </figure>
          </div>
        ))}
      </fieldset>
      <p className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <span className="text-sm text-ink-soft">{t('home.stage.legend')}</span>
        <Button type="submit" look="quiet" className="-mr-2 text-primary hover:text-primary-strong">
          {t('home.stage.use')}
          <ArrowRight aria-hidden />
        </Button>
      </p>
    </Form>
  )
}

type StagePageProps = { sample: SampleSummary; template: Template; name: string; first: boolean }

function StagePage({ sample, template, name, first }: StagePageProps) {
  const { t } = useTranslation()
  const address = `/thumbnails/templates/${template.id}?sample=${sample.id}`
  return (
    <img
      src={address}
      srcSet={`${address} 560w, ${address}&w=1120 1120w`}
      sizes="(max-width: 640px) 310px, 500px"
      alt={t('home.stage.pageAlt', { name })}
      width={560}
      height={792}
      loading={first ? 'eager' : 'lazy'}
      // React 18 knows this attribute by its HTML name alone.
      {...(first ? { fetchpriority: 'high' } : {})}
      className="w-full bg-white shadow-page"
    />
  )
}
