import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TitledSection } from '#app/components/titled-section'
import { PageThumbnail } from '#app/components/thumbnails/page-thumbnail'

type ChoiceGridProps = {
  id: string
  title: string
  text: ReactNode
  /** Below the first choices. */
  more?: ReactNode
  children: ReactNode
}

export const choiceGridClassName = 'mt-6 grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 lg:grid-cols-3'

export function ChoiceGrid({ id, title, text, more, children }: ChoiceGridProps) {
  return (
    <TitledSection id={id} title={title} size="2xl" className="mt-14">
      <p className="mt-1 text-muted-foreground">{text}</p>
      <div className={choiceGridClassName}>{children}</div>
      {more}
    </TitledSection>
  )
}

type ChoiceCardProps = {
  startValue: string
  image: string
  title: string
  badge: string
  text: string
  action: string
}

/** A way to start, shown as its resume's first page. The whole card is the button. */
export function ChoiceCard({ startValue, image, title, badge, text, action }: ChoiceCardProps) {
  const { t } = useTranslation('create')
  return (
    <button
      type="submit"
      name="start"
      value={startValue}
      className="group/card flex flex-col rounded-lg text-left focus-visible:outline-offset-4"
    >
      <span className="relative block w-full overflow-hidden rounded-lg border border-border bg-canvas px-[9%] pt-[9%]">
        <PageThumbnail
          src={image}
          alt={t('pageAlt', { name: title })}
          className="aspect-[210/240] w-full rounded-t-sm bg-white object-cover object-top shadow-page transition-transform duration-200 group-hover/card:-translate-y-1"
        />
        <span className="absolute inset-x-0 bottom-0 hidden bg-primary py-2.5 text-center text-sm font-medium text-primary-foreground group-hover/card:block group-focus-visible/card:block">
          {action}
        </span>
      </span>
      <span className="mt-3 flex flex-wrap items-center gap-x-2 font-medium">
        {title}
        <span className="rounded bg-muted px-1.5 py-0.5 text-xs font-normal text-muted-foreground">
          {badge}
        </span>
      </span>
      <span className="mt-0.5 text-sm text-muted-foreground">{text}</span>
    </button>
  )
}
