import { Form, Link } from '@remix-run/react'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import { CropMarks } from './crop-marks'
import type { TemplateShowcase } from './home-view'

type TemplateSwitcherProps = TemplateShowcase & { templateCount: number }

/**
 * One resume in each template: a form whose selected option is the one shown, so it works without scripts.
 * Only the selected page is loaded.
 */
export function TemplateSwitcher({
  sample,
  selected,
  templateOptions,
  templateCount,
}: TemplateSwitcherProps) {
  const { t } = useTranslation('home')
  return (
    <Form method="post" action="/resume/create" className="min-w-0">
      <fieldset
        // A phone has room for the names of five.
        className="grid grid-cols-5 gap-y-4 rounded-2xl bg-canvas sm:grid-cols-6"
      >
        <legend className="sr-only">{t('stage.legend')}</legend>
        {templateOptions.map(({ id, name, colour }, n) => (
          <div key={id} className={n < 5 ? 'contents' : 'hidden sm:contents'}>
            <input
              type="radio"
              id={`look-${id}`}
              name="start"
              value={`sample:${sample}@${id}`}
              defaultChecked={id === selected}
              className="peer sr-only"
            />
            <label
              htmlFor={`look-${id}`}
              className="row-start-2 mb-3 flex cursor-pointer px-1 text-center flex-col items-center gap-1.5 rounded-md py-1.5 text-xs text-muted-foreground transition-colors peer-checked:font-semibold peer-checked:text-foreground peer-focus-visible:outline-2 peer-focus-visible:outline-primary hover:text-foreground sm:text-sm [&>span]:ring-offset-canvas peer-checked:[&>span]:ring-2 peer-checked:[&>span]:ring-foreground peer-checked:[&>span]:ring-offset-2"
            >
              <span aria-hidden className="size-5 rounded-full" style={{ backgroundColor: colour }} />
              {name}
            </label>
            <figure className="relative col-start-1 -col-end-1 row-start-1 hidden h-[25rem] overflow-hidden rounded-t-2xl px-10 pt-10 peer-checked:block sm:h-[32rem] sm:px-14 sm:pt-12 lg:h-[27rem]">
              <SwitcherPage
                imageUrl={`/thumbnails/templates/${id}?sample=${sample}`}
                name={name}
                eager={id === selected}
              />
              <CropMarks />
            </figure>
          </div>
        ))}
      </fieldset>
      <p className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <Link
          to="/tpls"
          className="text-sm text-muted-foreground underline-offset-4 hover:text-primary hover:underline"
        >
          {t('stage.all', { count: templateCount })}
        </Link>
        <Button type="submit" variant="ghost" className="-mr-2 text-primary hover:text-primary-strong">
          {t('stage.use')}
          <ArrowRight aria-hidden />
        </Button>
      </p>
    </Form>
  )
}

type SwitcherPageProps = { imageUrl: string; name: string; eager: boolean }

function SwitcherPage({ imageUrl, name, eager }: SwitcherPageProps) {
  const { t } = useTranslation('home')
  return (
    <img
      src={imageUrl}
      srcSet={`${imageUrl} 560w, ${imageUrl}&w=1120 1120w`}
      sizes="(max-width: 640px) 310px, 500px"
      alt={t('stage.pageAlt', { name })}
      width={560}
      height={792}
      loading={eager ? 'eager' : 'lazy'}
      // React 18 knows this attribute only by its HTML name.
      {...(eager ? { fetchpriority: 'high' } : {})}
      className="page-arrives w-full bg-white shadow-page"
    />
  )
}
