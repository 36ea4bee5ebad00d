import { Form } from '@remix-run/react'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import { CropMarks } from './crop-marks'
import type { Stage } from './home-view'

/**
 * One resume, set in each template: a form whose choice is also what is shown, so it works without scripts.
 * Only the page that is chosen is loaded.
 */
export function PageStage({ sample, chosen, looks }: Stage) {
  const { t } = useTranslation()
  return (
    <Form method="post" action="/resume/create" className="min-w-0">
      <fieldset
        className="grid gap-y-4 rounded-2xl bg-canvas"
        style={{ gridTemplateColumns: `repeat(${looks.length}, minmax(0, 1fr))` }}
      >
        <legend className="sr-only">{t('home.stage.legend')}</legend>
        {looks.map(({ id, name, colour }) => (
          <div key={id} className="contents">
            <input
              type="radio"
              id={`look-${id}`}
              name="start"
              value={`sample:${sample}@${id}`}
              defaultChecked={id === chosen}
              className="peer sr-only"
            />
            <label
              htmlFor={`look-${id}`}
              className="row-start-2 mb-3 flex cursor-pointer flex-col items-center gap-1.5 rounded-md py-1.5 text-xs text-muted-foreground transition-colors first-of-type:ml-2 last-of-type:mr-2 peer-checked:font-semibold peer-checked:text-foreground peer-focus-visible:outline-2 peer-focus-visible:outline-primary hover:text-foreground sm:text-sm [&>span]:ring-offset-canvas peer-checked:[&>span]:ring-2 peer-checked:[&>span]:ring-foreground peer-checked:[&>span]:ring-offset-2"
            >
              <span aria-hidden className="size-5 rounded-full" style={{ backgroundColor: colour }} />
              {name}
            </label>
            <figure className="relative col-start-1 -col-end-1 row-start-1 hidden h-[27rem] overflow-hidden rounded-t-2xl px-10 pt-10 peer-checked:block sm:h-[36rem] sm:px-14 sm:pt-14 lg:h-[33rem]">
              <StagePage
                address={`/thumbnails/templates/${id}?sample=${sample}`}
                name={name}
                first={id === chosen}
              />
              <CropMarks />
            </figure>
          </div>
        ))}
      </fieldset>
      <p className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <span className="text-sm text-muted-foreground">{t('home.stage.legend')}</span>
        <Button type="submit" variant="ghost" className="-mr-2 text-primary hover:text-primary-strong">
          {t('home.stage.use')}
          <ArrowRight aria-hidden />
        </Button>
      </p>
    </Form>
  )
}

type StagePageProps = { address: string; name: string; first: boolean }

function StagePage({ address, name, first }: StagePageProps) {
  const { t } = useTranslation()
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
