import { ChevronDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import { PreviewPageImage } from '#app/preview/preview-page-image'
import { ResumeArticle } from '#app/preview/resume-article'
import type { MaskKind } from '#contract/sharing/mask-kinds'
import { previewPath } from './share-form'
import type { SharedView } from './share.server'

/** Several boxes are often ticked in a row. */
const debounceMs = 300

type Preview = { hidden: readonly MaskKind[]; view: SharedView | null }

/** @returns null when no preview is available now. */
async function fetchPreview(path: string, signal: AbortSignal): Promise<SharedView | null> {
  try {
    const response = await fetch(path, { signal })
    return response.ok ? ((await response.json()) as SharedView | null) : null
  } catch {
    return null
  }
}

type MaskedPreviewProps = {
  resumeId: string
  /** The kinds hidden in `preview`, and those hidden in the form now. */
  initialHidden: readonly MaskKind[]
  hidden: readonly MaskKind[]
  preview: SharedView | null
}

/**
 * The pages as visitors would see them, before a link exists: refreshed by a press, and with scripts by each
 * checkbox.
 */
export function MaskedPreview({ resumeId, initialHidden, hidden, preview }: MaskedPreviewProps) {
  const { t } = useTranslation('share')
  const [data, setData] = useState<Preview>()
  const path = previewPath(resumeId, hidden)
  const isSamePreview = (hiddenKinds: readonly MaskKind[]) => previewPath(resumeId, hiddenKinds) === path
  const isLoaded = isSamePreview(initialHidden) || (data !== undefined && isSamePreview(data.hidden))
  useEffect(() => {
    if (isLoaded) return
    const abortController = new AbortController()
    const timer = setTimeout(() => {
      // A failure shows only in the preview: the form input stays.
      void fetchPreview(path, abortController.signal).then((view) => {
        if (!abortController.signal.aborted) setData({ hidden, view })
      })
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      abortController.abort()
    }
  }, [isLoaded, path, hidden])
  const shownPreview = isSamePreview(initialHidden) || !data ? { hidden: initialHidden, view: preview } : data
  return (
    <section
      aria-labelledby="share-preview"
      aria-busy={!isLoaded}
      className="rounded-lg border border-border bg-card p-5 sm:p-6 lg:stick-4 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id="share-preview" className="font-semibold">
          {t('preview')}
        </h2>
        <Button
          type="submit"
          name="intent"
          value="preview"
          variant="outline"
          size="sm"
          className="needs-no-script"
        >
          {t('renewPreview')}
        </Button>
      </div>
      <p className="mt-1 text-sm text-balance text-muted-foreground">{t('previewText')}</p>
      <div
        className={`mt-4 max-h-[min(40rem,100dvh-10rem-var(--banner,0px))] space-y-3 overflow-y-auto rounded-lg bg-canvas p-3 transition-opacity ${isLoaded ? '' : 'opacity-50'}`}
      >
        <PreviewContent resumeId={resumeId} {...shownPreview} />
      </div>
    </section>
  )
}

type PreviewContentProps = { resumeId: string; view: SharedView | null; hidden: readonly MaskKind[] }

function PreviewContent({ resumeId, view, hidden }: PreviewContentProps) {
  const { t } = useTranslation('share')
  if (!view) return <p className="p-2 text-sm text-muted-foreground">{t('noPreview')}</p>
  // Without pages, while the typesetter is busy, the text replaces them.
  if (view.pages.length === 0)
    return (
      <div className="rounded-md bg-card p-4 text-sm">
        <ResumeArticle model={view.model} level={2} />
      </div>
    )
  return (
    <>
      {view.pages.map((page, index) => {
        const src = previewPath(resumeId, hidden, { number: index + 1, hash: page.hash })
        return (
          // In a separate tab a page is readable on any screen.
          <a key={page.hash} href={src} target="_blank" rel="noreferrer" className="block">
            <PreviewPageImage src={src} page={page} label={t('page', { page: index + 1 })} />
          </a>
        )
      })}
      <details className="group/words rounded-md bg-card px-4 py-3 text-sm">
        <summary className="flex cursor-pointer items-center justify-between gap-2">
          {t('words')}
          <ChevronDown
            aria-hidden
            className="size-4 text-subtle-foreground transition-transform group-open/words:rotate-180"
          />
        </summary>
        <div className="mt-4">
          <ResumeArticle model={view.model} level={2} />
        </div>
      </details>
    </>
  )
}
