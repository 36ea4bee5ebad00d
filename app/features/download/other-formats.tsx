import {
  Braces,
  ChevronDown,
  FileText,
  FileType2,
  GalleryVertical,
  Hash,
  Image,
  Printer,
  type LucideIcon,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import { fileUrl } from './download-form'

/** Same limit as in long-image.server.ts. */
const maxPagesInLongImage = 10

type OtherFormatsProps = { sourceQuery: string; pageCount: number }

/**
 * Buttons of the download's form: Word and a picture, and the rest folded away. Exports of the user's own data are
 * never charged.
 */
export function OtherFormats({ sourceQuery, pageCount }: OtherFormatsProps) {
  const { t } = useTranslation('download')
  const fileButton = (kind: string, icon: LucideIcon, label: string) => (
    <FileButton key={kind} formAction={fileUrl(kind, sourceQuery)} icon={icon} label={label} />
  )
  const pictures = Array.from({ length: pageCount }, (_, i) =>
    fileButton(`${i + 1}.png`, Image, t('png', { page: i + 1 })),
  )
  const hasLongImage = pageCount > 1 && pageCount <= maxPagesInLongImage
  return (
    <>
      <ul className="mt-3 grid grid-cols-2 gap-2">
        {fileButton('docx', FileType2, t('docx'))}
        {hasLongImage ? fileButton('long.png', GalleryVertical, t('longImage')) : pictures[0]}
      </ul>
      <p className="mt-2 text-xs leading-5 text-subtle-foreground">{t('docxNote')}</p>
      <details className="group/more mt-3">
        <summary className="inline-flex min-h-9 cursor-pointer list-none items-center gap-1 text-sm font-medium text-muted-foreground hover:text-foreground">
          {t('otherFormats')}
          <ChevronDown aria-hidden className="size-4 transition-transform group-open/more:rotate-180" />
        </summary>
        <ul className="mt-1 grid grid-cols-2 gap-2">
          {hasLongImage ? pictures : pictures.slice(1)}
          {fileButton('md', Hash, t('markdown'))}
          {fileButton('txt', FileText, t('text'))}
        </ul>
        <h2 className="mt-5 text-sm font-medium text-muted-foreground">{t('ownData')}</h2>
        <ul className="mt-2 grid grid-cols-2 gap-2">
          {fileButton('json', Braces, t('json'))}
          {fileButton('json-resume', Braces, t('jsonResume'))}
          <li className="needs-script">
            <Button
              variant="outline"
              size="sm"
              className="w-full justify-start"
              onClick={() => window.print()}
            >
              <Printer aria-hidden className="text-subtle-foreground" />
              {t('print')}
            </Button>
          </li>
        </ul>
        <p className="needs-no-script mt-2 text-xs leading-5 text-subtle-foreground">{t('printNote')}</p>
      </details>
    </>
  )
}

type FileButtonProps = { formAction: string; icon: LucideIcon; label: string }

function FileButton({ formAction, icon: Icon, label }: FileButtonProps) {
  return (
    <li>
      <Button
        type="submit"
        formAction={formAction}
        variant="outline"
        size="sm"
        className="w-full justify-start"
      >
        <Icon aria-hidden className="text-subtle-foreground" />
        <span className="truncate">{label}</span>
      </Button>
    </li>
  )
}
