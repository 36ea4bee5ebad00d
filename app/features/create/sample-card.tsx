import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ListedSample } from '#contract/catalogue/sample'

/** A sample as what it is: somebody's finished text, of which a line can be read. The whole card is the button. */
export function SampleCard({ sample }: { sample: ListedSample }) {
  const { t, i18n } = useTranslation('create')
  const language = i18n.language === 'en' ? 'en' : 'zh'
  const { id, title, scenario, name, position, excerpt } = sample
  const written = sample.language ?? 'zh-CN'
  return (
    <button
      type="submit"
      name="start"
      value={`sample:${id}`}
      className="group/card flex flex-col rounded-lg border border-border bg-card p-4 text-left transition-colors hover:border-primary focus-visible:outline-offset-4 sm:p-5"
    >
      <span className="flex flex-wrap items-center gap-x-2 font-medium">
        {title[language]}
        <span className="rounded bg-muted px-1.5 py-0.5 text-xs font-normal text-muted-foreground">
          {scenario[language]}
        </span>
      </span>
      <span lang={written} className="mt-3 flex items-center gap-2.5">
        <span
          aria-hidden
          className="grid size-9 shrink-0 place-items-center rounded-full bg-secondary font-medium text-secondary-foreground"
        >
          {[...name][0]}
        </span>
        <span className="min-w-0 text-sm">
          <span className="block truncate font-medium">{name}</span>
          <span className="block truncate text-muted-foreground">{position}</span>
        </span>
      </span>
      <span
        lang={written}
        className="mt-3 mb-3 line-clamp-3 border-l-2 border-border-strong pl-3 text-sm leading-6 text-muted-foreground"
      >
        {excerpt}
      </span>
      <span className="mt-auto flex items-center gap-1 text-sm font-medium text-primary">
        {t('useSample')}
        <ArrowRight aria-hidden className="size-4 transition-transform group-hover/card:translate-x-0.5" />
      </span>
    </button>
  )
}
