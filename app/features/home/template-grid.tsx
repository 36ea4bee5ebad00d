import { Form, Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { PageThumbnail } from '#app/components/thumbnails/page-thumbnail'
import type { TemplateCard } from './home-view'
import { HomeSection } from './home-section'

/** The templates, each filled with its sample. Each card is a button to start with it. */
export function TemplateGrid({ templates, count }: { templates: TemplateCard[]; count: number }) {
  const { t } = useTranslation('home')
  if (templates.length === 0) return null
  return (
    <HomeSection
      id="home-templates"
      title={t('templates.title', { count })}
      text={t('templates.text')}
      aside={
        <Link to="/tpls" className="text-primary underline-offset-4 hover:underline">
          {t('templates.all')}
        </Link>
      }
    >
      <Form method="post" action="/resume/create">
        <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 lg:grid-cols-3 lg:gap-y-10">
          {templates.map((template) => (
            <li key={template.id}>
              <button
                type="submit"
                name="start"
                value={`template:${template.id}`}
                className="group/card block w-full rounded-xl text-left focus-visible:outline-offset-4"
              >
                <span className="block overflow-hidden rounded-xl bg-canvas px-[10%] pt-[10%]">
                  <PageThumbnail
                    src={`/thumbnails/templates/${template.id}`}
                    className="aspect-[210/230] w-full bg-white object-cover object-top shadow-page transition-transform duration-200 group-hover/card:-translate-y-1.5"
                  />
                </span>
                <span className="mt-4 flex flex-wrap items-baseline gap-x-2.5">
                  <span className="text-lg font-semibold">{template.name}</span>
                  <span className="text-xs text-subtle-foreground">
                    {t(template.columns === 1 ? 'templates.oneColumn' : 'templates.twoColumns')}
                    {template.level === 'free' ? ` · ${t('templates.free')}` : ''}
                  </span>
                </span>
                <span className="mt-1 block text-sm leading-6 text-pretty text-muted-foreground max-sm:hidden">
                  {template.summary}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Form>
    </HomeSection>
  )
}
