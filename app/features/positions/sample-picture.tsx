import { cn } from '#app/components/ui/cn'

/** The finished resume of a position in small, as its row is: the name beside it says what it is. */
export function SamplePicture({ sample, className }: { sample: string; className: string }) {
  return (
    <span className={cn('block shrink-0', className)}>
      <img
        src={`/thumbnails/samples/${sample}?w=160`}
        alt=""
        width={160}
        height={226}
        loading="lazy"
        className="block h-auto w-full rounded-xs bg-white shadow-sm ring-1 ring-border"
      />
    </span>
  )
}
