import { useTranslation } from 'react-i18next'
import { cn } from '#app/components/ui/cn'
import { DemoPage, DemoSection } from '#app/features/component-demos/demo-section'
import type { ContrastPair, Theme, Tokens } from '#app/features/component-demos/theme-tokens'

const tokenFamilies = {
  grounds: /^(background|card|popover|muted|accent|secondary|canvas)$/,
  text: /^((card|popover|muted|subtle|accent|secondary)-)?foreground$/,
  lines: /^(border|input|ring)/,
  actions: /^(primary|destructive)/,
  meanings: /^(highlight|premium|success|info|warning)/,
  brand: /^brand/,
} as const
const themes = ['light', 'dark'] as const

type ColoursPageProps = { tokens: Record<Theme, Tokens>; contrasts: ContrastPair[] }

export function ColoursPage({ tokens, contrasts }: ColoursPageProps) {
  const { t } = useTranslation('demo')
  return (
    <DemoPage name="color">
      <DemoSection title={t('color.tokens')} isUnframed className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {(Object.keys(tokenFamilies) as (keyof typeof tokenFamilies)[]).map((family) => (
          <table key={family} className="w-full self-start text-sm">
            <caption className="pb-2 text-left font-medium text-muted-foreground">
              {t(`color.${family}`)}
            </caption>
            <thead className="sr-only">
              <tr>
                <th>{t(`color.${family}`)}</th>
                <th>{t('color.light')}</th>
                <th>{t('color.dark')}</th>
              </tr>
            </thead>
            <tbody>
              {Object.keys(tokens.light)
                .filter((name) => tokenFamilies[family].test(name))
                .map((name) => (
                  <tr key={name} className="border-t border-border">
                    <th scope="row" className="py-1.5 text-left font-normal">
                      {name}
                    </th>
                    {themes.map((theme) => (
                      <Swatch key={theme} colour={tokens[theme][name]} />
                    ))}
                  </tr>
                ))}
            </tbody>
          </table>
        ))}
      </DemoSection>
      <DemoSection
        title={t('color.contrast')}
        text={t('color.contrastText')}
        isUnframed
        className="grid gap-6 md:grid-cols-2"
      >
        {themes.map((theme) => (
          <div
            key={theme}
            data-theme={theme}
            className="self-start rounded-lg border border-border bg-background text-foreground"
          >
            <table className="w-full text-sm">
              <caption className="px-3 py-2 text-left font-medium">{t(`color.${theme}`)}</caption>
              <thead className="sr-only">
                <tr>
                  <th>{t('color.pair')}</th>
                  <th>{t('color.contrast')}</th>
                </tr>
              </thead>
              <tbody>
                {contrasts
                  .filter((pair) => pair.theme === theme)
                  .map((pair) => (
                    <Contrast key={pair.text + pair.background} pair={pair} tokens={tokens[theme]} />
                  ))}
              </tbody>
            </table>
          </div>
        ))}
      </DemoSection>
    </DemoPage>
  )
}

function Swatch({ colour }: { colour?: string }) {
  return (
    <td className="w-28 py-1.5">
      <span className="flex items-center gap-2">
        <span
          className="size-5 shrink-0 rounded border border-border-strong"
          style={{ background: colour }}
        />
        <code className="text-xs text-muted-foreground">{colour}</code>
      </span>
    </td>
  )
}

type ContrastProps = { pair: ContrastPair; tokens: Tokens }

function Contrast({
  pair: { text, background: ground, contrast, least: minContrast },
  tokens,
}: ContrastProps) {
  const { t } = useTranslation('demo')
  const isEdge = text === 'input'
  const isSufficient = contrast >= minContrast
  return (
    <tr className="border-t border-border">
      <th scope="row" className="p-2 text-left font-normal">
        <span
          className={cn('block rounded px-2 py-1', isEdge && 'border-2')}
          style={{
            background: tokens[ground],
            ...(isEdge ? { borderColor: tokens[text] } : { color: tokens[text] }),
          }}
        >
          {t('color.sample')}
        </span>
        <span className="mt-0.5 block text-xs text-muted-foreground">
          {text} / {ground}
        </span>
      </th>
      <td
        className={cn(
          'w-20 p-2 text-right font-medium tabular-nums',
          isSufficient ? 'text-success' : 'text-destructive',
        )}
      >
        {contrast.toFixed(2)}
      </td>
    </tr>
  )
}
