import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '#app/components/ui/badge'
import type { ListedSample } from '#contract/catalogue/sample'

/** A sample as what it is: somebody's finished text. It says for whom it is and for which position, and has one line to read. */
export function SampleCard({ sample }: { sample: ListedSample }) {
  const { t, i18n } = useTranslation('create')
  const language = i18n.language === 'en' ? 'en' : 'zh'
  const { id, title, isGraduate, name, position, excerpt } = sample
  const written = sample.language ?? 'zh-CN'
  return (
    <button
      type="submit"
      name="start"
      value={`sample:${id}`}
      className="group/card flex flex-col rounded-lg border border-border bg-card p-4 text-left transition-colors hover:border-primary focus-visible:outline-offset-4 sm:p-5"
    >
      <span className="flex w-full items-start justify-between gap-3 font-semibold">
        {title[language]}
        <Badge variant={isGraduate ? 'default' : 'secondary'} className="shrink-0">
          {t(isGraduate ? 'graduate' : 'experienced')}
        </Badge>
      </span>
      <span lang={written} className="mt-1 w-full truncate text-sm text-muted-foreground">
        {[name, position].filter(Boolean).join(' · ')}
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
