const any = () => true
const length = (value: string) => /^(?:\d+|\[-?[\d.]+(?:px|rem|em)\])$/.test(value)

/** Groups named by the prefix of their classes: `gap-4` is in the group `gap`. */
const prefixGroups =
  `aspect z basis order gap gap-x gap-y space-x space-y p px py pt pr pb pl m mx my mt mr mb ml w h size min-w
max-w min-h max-h inset inset-x inset-y top right bottom left scroll-mt scroll-mb scroll-px grid-cols grid-rows col-start col-end row-start
row-end items self justify justify-items justify-self place-items leading tracking line-clamp underline-offset bg opacity
duration delay ease animate rotate scale scale-x translate-x translate-y cursor select accent fill stroke origin overscroll
touch pointer-events box-decoration from outline-offset break will-change whitespace align decoration columns
field-sizing list object overflow overflow-x overflow-y content`.split(/\s+/)

/** Groups of whole classes. */
const wholeClassGroups = {
  display:
    'flex block grid inline-flex inline-grid inline-block inline hidden contents table table-cell flow-root',
  position: 'static fixed absolute relative sticky',
  visibility: 'visible invisible collapse',
  textDecoration: 'underline overline line-through no-underline',
  fontStyle: 'italic not-italic',
  textTransform: 'uppercase lowercase capitalize normal-case',
  figures: 'tabular-nums proportional-nums',
  textOverflow: 'truncate text-ellipsis text-clip',
  screenReader: 'sr-only not-sr-only',
  snapType: 'snap-none snap-x snap-y snap-both',
  snapAlign: 'snap-start snap-end snap-center snap-align-none',
  isolation: 'isolate isolation-auto',
}

const sides = ['x', 'y', 't', 'r', 'b', 'l']
const corners = ['t', 'r', 'b', 'l', 'tl', 'tr', 'br', 'bl']
const styles = ['solid', 'dashed', 'dotted', 'double', 'hidden', 'none']
const group = (prefix: string, ...values: (string | ((value: string) => boolean))[]) => [{ [prefix]: values }]

/**
 * The group of each class, and which groups it replaces: the part of tailwind-merge's own table that the
 * product uses.
 */
export const tailwindMergeConfig = {
  cacheSize: 500,
  theme: {},
  classGroups: {
    ...Object.fromEntries(
      Object.entries(wholeClassGroups).map(([groupName, text]) => [groupName, text.split(' ')]),
    ),
    ...Object.fromEntries(prefixGroups.map((prefix) => [prefix, group(prefix, any)])),
    flex: group('flex', any),
    'flex-direction': group('flex', 'row', 'row-reverse', 'col', 'col-reverse'),
    'flex-wrap': group('flex', 'wrap', 'wrap-reverse', 'nowrap'),
    grow: group('grow', '', any),
    shrink: group('shrink', '', any),
    'col-span': group('col', 'auto', { span: [any] } as never),
    'row-span': group('row', 'auto', { span: [any] } as never),
    'content-place': group('content', 'start', 'end', 'center', 'between', 'stretch'),
    'list-style': group('list', 'inside', 'outside'),
    'object-fit': group('object', 'contain', 'cover', 'fill', 'none', 'scale-down'),
    'font-size': group(
      'text',
      'xs',
      'sm',
      'base',
      'lg',
      'xl',
      ...[2, 3, 4, 5, 6, 7].map((n) => `${n}xl`),
      length,
    ),
    'text-alignment': group('text', 'left', 'center', 'right', 'justify', 'start', 'end'),
    'text-wrap': group('text', 'wrap', 'nowrap', 'balance', 'pretty'),
    'text-color': group('text', any),
    'font-weight': group('font', 'light', 'normal', 'medium', 'semibold', 'bold'),
    'font-family': group('font', any),
    ...Object.fromEntries(
      ['filter', 'blur', 'backdrop-blur', 'resize'].map((groupName) => [
        groupName,
        group(groupName, '', any),
      ]),
    ),
    transition: group('transition', '', any),
    transform: group('transform', '', any),
    shadow: group('shadow', '', any),
    rounded: group('rounded', '', any),
    ...Object.fromEntries(corners.map((at) => [`rounded-${at}`, group(`rounded-${at}`, '', any)])),
    'border-w': group('border', '', length),
    'border-style': group('border', ...styles),
    ...Object.fromEntries(sides.map((at) => [`border-w-${at}`, group(`border-${at}`, '', length)])),
    ...Object.fromEntries(sides.map((at) => [`border-color-${at}`, group(`border-${at}`, any)])),
    'border-collapse': group('border', 'collapse', 'separate'),
    'border-color': group('border', any),
    'divide-x': group('divide-x', '', length),
    'divide-y': group('divide-y', '', length),
    'divide-color': group('divide', any),
    'outline-w': group('outline', '', length),
    'outline-style': group('outline', ...styles),
    'outline-color': group('outline', any),
    'ring-w': group('ring', '', length),
    'ring-offset-w': group('ring-offset', length),
    'ring-offset-color': group('ring-offset', any),
    'ring-color': group('ring', any),
  },
  conflictingClassGroups: {
    overflow: ['overflow-x', 'overflow-y'],
    inset: ['inset-x', 'inset-y', 'top', 'right', 'bottom', 'left'],
    'inset-x': ['right', 'left'],
    'inset-y': ['top', 'bottom'],
    flex: ['basis', 'grow', 'shrink'],
    gap: ['gap-x', 'gap-y'],
    p: ['px', 'py', 'pt', 'pr', 'pb', 'pl'],
    px: ['pr', 'pl'],
    py: ['pt', 'pb'],
    m: ['mx', 'my', 'mt', 'mr', 'mb', 'ml'],
    mx: ['mr', 'ml'],
    my: ['mt', 'mb'],
    size: ['w', 'h'],
    'font-size': ['leading'],
    'line-clamp': ['display', 'overflow'],
    rounded: corners.map((at) => `rounded-${at}`),
    'rounded-t': ['rounded-tl', 'rounded-tr'],
    'rounded-r': ['rounded-tr', 'rounded-br'],
    'rounded-b': ['rounded-br', 'rounded-bl'],
    'rounded-l': ['rounded-tl', 'rounded-bl'],
    'border-w': sides.map((at) => `border-w-${at}`),
    'border-w-x': ['border-w-r', 'border-w-l'],
    'border-w-y': ['border-w-t', 'border-w-b'],
    'border-color': sides.map((at) => `border-color-${at}`),
    'border-color-x': ['border-color-r', 'border-color-l'],
    'border-color-y': ['border-color-t', 'border-color-b'],
  },
  conflictingClassGroupModifiers: { 'font-size': ['leading'] },
  orderSensitiveModifiers: [
    'before',
    'after',
    'placeholder',
    'file',
    'marker',
    'selection',
    'first-line',
    'backdrop',
    '*',
    '**',
  ],
}
