import { Form, Link } from '@remix-run/react'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import type { TemplateShowcase } from './home-view'

type TemplateSwitcherProps = TemplateShowcase & { templateCount: number }

/**
 * One resume in each template, small, and the selected one as a whole page: a form, so it works without scripts. Only the selected
 * page is loaded.
 */
export function TemplateSwitcher({
  sample,
  selected,
  templateOptions,
  templateCount,
}: TemplateSwitcherProps) {
  const { t } = useTranslation('home')
  return (
    <Form
      method="post"
      action="/resume/create"
      className="mt-7 min-w-0 max-sm:-mx-2 sm:mt-10 lg:col-start-2 lg:row-span-4 lg:row-start-1 lg:mt-0"
    >
      <fieldset
        // A phone has room for five below the page.
        className="relative grid grid-cols-5 gap-y-3 rounded-2xl bg-canvas p-2.5 sm:grid-cols-[minmax(0,1fr)_4.75rem] sm:gap-x-4 sm:gap-y-0 sm:p-6 sm:pr-4"
      >
        <legend className="sr-only">{t('stage.legend')}</legend>
        {templateOptions.map(({ id, name }, n) => {
          const page = `/thumbnails/templates/${id}?sample=${sample}`
          return (
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
                className="group/look row-start-2 flex cursor-pointer flex-col items-center gap-1.5 self-center rounded-md py-1 text-center text-xs leading-4 text-muted-foreground transition-colors peer-checked:font-semibold peer-checked:text-foreground peer-focus-visible:outline-2 peer-focus-visible:outline-primary hover:text-foreground sm:col-start-2 sm:row-start-auto sm:gap-1 peer-checked:[&>img]:ring-2 peer-checked:[&>img]:ring-primary"
              >
                <img
                  src={`${page}&w=160`}
                  alt=""
                  width={160}
                  height={226}
                  loading="lazy"
                  className="h-auto w-13 rounded-[2px] bg-white ring-1 ring-border transition-shadow group-hover/look:ring-input sm:w-12"
                />
                {name}
              </label>
              <figure className="col-start-1 -col-end-1 row-start-1 hidden peer-checked:block sm:col-end-2 sm:row-end-7">
                <SwitcherPage imageUrl={page} name={name} eager={id === selected} />
              </figure>
            </div>
          )
        })}
      </fieldset>
      <p className="mt-3 flex flex-wrap items-center justify-between gap-3 max-sm:px-2">
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
      srcSet={`${imageUrl} 560w, ${imageUrl}&w=720 720w, ${imageUrl}&w=1120 1120w`}
      sizes="(max-width: 640px) 92vw, 400px"
      alt={t('stage.pageAlt', { name })}
      width={560}
      height={792}
      loading={eager ? 'eager' : 'lazy'}
      // React 18 knows this attribute only by its HTML name.
      {...(eager ? { fetchpriority: 'high' } : {})}
      className="page-arrives mx-auto h-auto w-full max-w-100 bg-white shadow-page sm:w-100"
    />
  )
}
