import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonVariants } from '#app/components/ui/button'
import { cn } from '#app/components/ui/cn'
import { useUploadedFileUrl } from './uploaded-file'

type OriginalTextProps = {
  lines: readonly string[]
  /** Indexes of lines without a place in the resume. */
  unclassified: ReadonlySet<number>
  submissionId: string
  className?: string
}

export const lineId = (index: number) => `line-${index + 1}`

/** The file as it was read, line by line, and the file itself while this page has it. */
export function OriginalText({ lines, unclassified, submissionId, className }: OriginalTextProps) {
  const { t } = useTranslation('import-export')
  const file = useUploadedFileUrl(submissionId)
  return (
    <section
      aria-labelledby="original"
      className={cn('flex flex-col rounded-lg border border-border bg-card', className)}
    >
      <div className="flex min-h-13 items-center justify-between gap-3 border-b border-border px-4 py-2">
        <h2 id="original" className="text-sm font-medium">
          {t('review.original')}
        </h2>
        {file ? (
          <a
            href={file.url}
            target="_blank"
            rel="noreferrer"
            className={buttonVariants({ variant: 'outline', size: 'sm' })}
          >
            <ExternalLink aria-hidden />
            {t('review.openFile')}
          </a>
        ) : null}
      </div>
      <div
        tabIndex={0}
        role="group"
        aria-labelledby="original"
        className="min-h-0 grow overflow-y-auto overscroll-contain py-2 focus-visible:-outline-offset-2"
      >
        {file?.isImage ? <img src={file.url} alt={file.name} className="mb-2 w-full px-4" /> : null}
        <ol className="text-sm leading-6">
          {lines.map((line, index) => (
            <li
              key={index}
              id={lineId(index)}
              className={cn(
                'flex scroll-mt-16 gap-3 px-4 py-0.5 target:bg-secondary',
                unclassified.has(index) && 'bg-warning-soft target:bg-secondary',
              )}
            >
              <span aria-hidden className="w-6 shrink-0 text-right text-subtle-foreground tabular-nums">
                {index + 1}
              </span>
              <span className="min-w-0 whitespace-pre-wrap [overflow-wrap:anywhere]">
                {line.replaceAll('\t', '  ')}
                {unclassified.has(index) ? <span className="sr-only"> {t('review.isUnplaced')}</span> : null}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
