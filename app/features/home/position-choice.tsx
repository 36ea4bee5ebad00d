import { Form, Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { PositionSearch } from '#app/components/position-search'
import { PageThumbnail } from '#app/components/thumbnails/page-thumbnail'
import type { PositionChoice as Choice } from './home-view'
import { Badge } from '#app/components/ui/badge'
import { HomeSection } from './home-section'

/** Finished resumes by position: a search, pages that one starts with by a press, and links to more. */
export function PositionChoice({ pages, links, count, sampleCount }: Choice) {
  const { t } = useTranslation('home')
  if (pages.length === 0) return null
  return (
    <HomeSection
      id="home-samples"
      title={t('positions.title')}
      text={t('positions.text', { count, samples: sampleCount })}
      aside={<PositionSearch q="" action="/positions" className="w-full sm:w-[27rem]" />}
    >
      <Form method="post" action="/resume/create">
        <ul className="-mx-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pb-2 sm:-mx-6 sm:scroll-px-6 sm:gap-6 sm:px-6">
          {pages.map(({ start, who, name, sample }) => (
            <li key={start} className="w-40 shrink-0 snap-start sm:w-auto sm:min-w-52 sm:flex-1">
              <button
                type="submit"
                name="start"
                value={start}
                className="group/card block w-full rounded-xl text-left focus-visible:outline-offset-2"
              >
                <span className="block overflow-hidden rounded-xl bg-canvas px-[9%] pt-[9%]">
                  <PageThumbnail
                    src={`/thumbnails/samples/${sample}`}
                    className="aspect-[210/220] w-full bg-white object-cover object-top shadow-page transition-transform duration-200 group-hover/card:-translate-y-1.5"
                  />
                </span>
                <span className="mt-3 flex flex-wrap items-baseline justify-between gap-x-3">
                  <span className="flex min-w-0 items-baseline gap-2 font-semibold">
                    {name}
                    {who ? (
                      <Badge variant={who === 'graduate' ? 'default' : 'secondary'}>
                        {t(`positions.${who}`)}
                      </Badge>
                    ) : null}
                  </span>
                  <span className="text-sm text-primary group-hover/card:underline">
                    {t('positions.use')}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Form>
      <ul className="mt-5 flex flex-wrap gap-2 text-sm">
        {links.map(({ id, name }) => (
          <li key={id} className="max-sm:nth-[n+7]:hidden">
            <Link
              to={`/positions/${id}`}
              className="block rounded-full border border-border bg-card px-3.5 py-1.5 hover:border-primary hover:text-primary"
            >
              {name}
            </Link>
          </li>
        ))}
        <li>
          <Link
            to="/positions?sample=graduate"
            className="block px-2 py-1.5 text-primary underline-offset-4 hover:underline"
          >
            {t('positions.graduates')}
          </Link>
        </li>
        <li>
          <Link to="/positions" className="block px-2 py-1.5 text-primary underline-offset-4 hover:underline">
            {t('positions.all')}
          </Link>
        </li>
      </ul>
    </HomeSection>
  )
}
