import { Download } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import { Input } from '#app/components/ui/input'
import { Select } from '#app/components/ui/select'
import { downloadBlob } from '#app/features/editor/toolbar/download-blob'
import type { CropView } from '../crop-geometry'
import { PhotoPreview } from '../photo-preview'
import { kilobytesOf } from './encode-to-size'
import { makeIdPhoto, makePrintSheet, partOf } from './make-id-photo'
import { photoSizes, type PhotoSize, type PhotoSizeName } from './photo-sizes'

type DownloadStepProps = { picture: HTMLCanvasElement; view: CropView }
type Result = { text: string; isProblem?: boolean }

const limits = { minKb: 5, maxKb: 2000 }
const sizeNames = Object.keys(photoSizes) as PhotoSizeName[]

/** Downloads the photo as an identity photo: the file stays on this device, and the resume as it is. */
export function DownloadStep({ picture, view }: DownloadStepProps) {
  const { t, i18n } = useTranslation('photo-desk')
  const id = useId()
  const [name, setName] = useState<PhotoSizeName>('oneInch')
  const [maxKb, setMaxKb] = useState(String(photoSizes.oneInch.maxKb))
  const [result, setResult] = useState<Result>()
  const size: PhotoSize = photoSizes[name]
  const crop = partOf({ picture, view }, size)

  async function downloadPhoto() {
    const limit = Number(maxKb)
    if (!(limit >= limits.minKb && limit <= limits.maxKb))
      return setResult({ text: t('download.kilobytesRange', limits), isProblem: true })
    const made = await makeIdPhoto({ picture, view }, size, limit)
    if ('smallestKb' in made)
      return setResult({ text: t('download.impossible', { kilobytes: made.smallestKb }), isProblem: true })
    downloadBlob(made.blob, `${t(`download.sizes.${name}`)}.jpg`)
    const kilobytes = kilobytesOf(made.blob)
    const isBelow = kilobytes < (size.minKb ?? 0)
    const text = t(isBelow ? 'download.below' : 'download.done', { ...size, kilobytes })
    setResult({ text, isProblem: isBelow })
  }
  async function downloadSheet() {
    downloadBlob(await makePrintSheet({ picture, view }), `${t('download.sheetName')}.jpg`)
    setResult({ text: t('download.sheetDone') })
  }
  const orSayFailure = (work: () => Promise<void>) => () =>
    void work().catch(() => setResult({ text: t('download.failed'), isProblem: true }))

  return (
    <>
      <PhotoPreview picture={picture} crop={crop} size={size} label={t('download.preview')} />
      <div className="mt-3 grid grid-cols-[1fr_7rem] gap-3 text-sm">
        <label className="grid gap-1" htmlFor={`${id}-size`}>
          {t('download.size')}
          <Select
            id={`${id}-size`}
            aria-describedby={`${id}-source`}
            value={name}
            options={sizeNames.map((one) => [one, sizeLabel(t(`download.sizes.${one}`), photoSizes[one])])}
            onChange={({ target }) => {
              const chosen = target.value as PhotoSizeName
              setName(chosen)
              setMaxKb(String(photoSizes[chosen].maxKb))
              setResult(undefined)
            }}
          />
        </label>
        <label className="grid gap-1" htmlFor={`${id}-kilobytes`}>
          {t('download.kilobytes')}
          <Input
            id={`${id}-kilobytes`}
            type="number"
            inputMode="numeric"
            min={limits.minKb}
            max={limits.maxKb}
            value={maxKb}
            onChange={({ target }) => setMaxKb(target.value)}
          />
        </label>
      </div>
      <p id={`${id}-source`} className="mt-2 text-xs text-subtle-foreground">
        {size.source
          ? t('download.source', {
              name: size.source.name[i18n.language === 'en' ? 'en' : 'zh'],
              year: size.source.year,
            })
          : t('download.how')}
        {crop.width < size.width ? ` ${t('download.enlarged')}` : ''}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="outline" onClick={orSayFailure(downloadPhoto)}>
          <Download aria-hidden />
          {t('download.photo')}
        </Button>
        <Button variant="outline" onClick={orSayFailure(downloadSheet)}>
          {t('download.sheet')}
        </Button>
      </div>
      <p role="status" className={result?.isProblem ? 'mt-2 text-sm text-destructive' : 'mt-2 text-sm'}>
        {result?.text}
      </p>
    </>
  )
}

const sizeLabel = (name: string, { width, height }: PhotoSize) => `${name} ${width}×${height}`
