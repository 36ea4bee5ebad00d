import { cn } from '#app/components/ui/cn'

type SamplePictureProps = { sample: string | undefined; className: string }

/**
 * The finished resume of a position in small, as its row is: the name beside it says what it is. Where there is none a sheet
 * of lines keeps its place, so that all rows are one grid.
 */
export function SamplePicture({ sample, className }: SamplePictureProps) {
  const frame = 'block aspect-[210/297] w-full rounded-xs ring-1 ring-border'
  return (
    <span className={cn('block shrink-0', className)}>
      {sample ? (
        <img
          src={`/thumbnails/samples/${sample}?w=160`}
          alt=""
          width={160}
          height={226}
          loading="lazy"
          className={cn(frame, 'bg-white object-cover object-top shadow-sm')}
        />
      ) : (
        <svg
          aria-hidden
          viewBox="0 0 210 297"
          fill="none"
          stroke="currentColor"
          strokeWidth={14}
          className={cn(frame, 'bg-canvas text-border-strong')}
        >
          <path d="M36 54h70M36 112h138M36 158h138M36 204h138M36 250h84" />
        </svg>
      )}
    </span>
  )
}
