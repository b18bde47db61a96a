import { css } from '@linaria/core'

const icon = css`
  inline-size: 1.25em; block-size: 1.25em; flex: none; fill: none; stroke: currentcolor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round;
`

const shapes = {
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16.2 16.2 21 21',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  down: 'M6 9l6 6 6-6',
  back: 'M15 6l-6 6 6 6',
  forward: 'M9 6l6 6-6 6',
  tick: 'M5 12.5 10 17.5 19 7',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2',
  cross: 'M7 7l10 10M17 7 7 17',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c1-4 4-6 7.5-6s6.5 2 7.5 6',
  warning: 'M12 4 2.8 19.5h18.4L12 4ZM12 10v4.5M12 17v.1',
  basket: 'M4 9h16l-1.6 10H5.6L4 9ZM8.5 9 11 4M15.5 9 13 4',
  heart: 'M12 20S4 15 4 9.2A4.2 4.2 0 0 1 12 7.4a4.2 4.2 0 0 1 8 1.8C20 15 12 20 12 20Z',
  bank: 'M4 10 12 5l8 5M5 20h14M6.5 10.5V17M10.2 10.5V17M13.8 10.5V17M17.5 10.5V17',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  copy: 'M9 9h10v11H9zM5 15V4h10',
}
export type IconName = keyof typeof shapes

/** Our own drawings in one line style; always beside words, so hidden from assistive technology. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={shapes[name]} />
    </svg>
  )
}
