/// <reference path="./lucide.d.ts" />
import { css } from '@linaria/core'
import type { IconNode } from 'lucide'
import tick from 'lucide/dist/esm/icons/check.mjs'
import down from 'lucide/dist/esm/icons/chevron-down.mjs'
import back from 'lucide/dist/esm/icons/chevron-left.mjs'
import forward from 'lucide/dist/esm/icons/chevron-right.mjs'
import clock from 'lucide/dist/esm/icons/clock.mjs'
import copy from 'lucide/dist/esm/icons/copy.mjs'
import download from 'lucide/dist/esm/icons/download.mjs'
import heart from 'lucide/dist/esm/icons/heart.mjs'
import bank from 'lucide/dist/esm/icons/landmark.mjs'
import menu from 'lucide/dist/esm/icons/menu.mjs'
import search from 'lucide/dist/esm/icons/search.mjs'
import basket from 'lucide/dist/esm/icons/shopping-basket.mjs'
import warning from 'lucide/dist/esm/icons/triangle-alert.mjs'
import person from 'lucide/dist/esm/icons/user.mjs'
import close from 'lucide/dist/esm/icons/x.mjs'
import { createElement } from 'react'

const icon = css`
  inline-size: 1.25em; block-size: 1.25em; flex: none; fill: none; stroke: currentcolor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round;
`

/** What every page may need; an icon of one page alone is imported there and given as `drawing`. */
const shared = {
  search,
  menu,
  close,
  down,
  back,
  forward,
  tick,
  clock,
  cross: close,
  person,
  warning,
  basket,
  heart,
  bank,
  download,
  copy,
}
export type IconName = keyof typeof shared

/** An icon of Lucide; always beside words, so hidden from assistive technology. */
export function Icon(props: { name: IconName } | { drawing: IconNode }) {
  const shapes = 'name' in props ? shared[props.name] : props.drawing
  return (
    <svg className={icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {shapes.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  )
}
