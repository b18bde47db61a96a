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
  pound: 'M8 19h9M9.5 19c1.4-1.6 1.6-3.3 1-6L10 9.5C9.300 6.500 11 5 13.200 5c1.700 0 2.800.9 3.300 2.300M8 12.500h6',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.500 20.500c1-4 4-6 7.500-6s6.500 2 7.500 6',
  warning: 'M12 4 2.800 19.500h18.400L12 4ZM12 10v4.500M12 17v.1',
  basket: 'M4 9h16l-1.600 10H5.600L4 9ZM8.500 9 11 4M15.500 9 13 4',
  heart: 'M12 20S4 15 4 9.200A4.200 4.200 0 0 1 12 7.400a4.200 4.200 0 0 1 8 1.800C20 15 12 20 12 20Z',
  bank: 'M4 10 12 5l8 5M5 20h14M6.500 10.500V17M10.200 10.500V17M13.800 10.500V17M17.500 10.500V17',
  tag: 'M4 5h8l8 8-7 7-9-9V5ZM8 9v.1',
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
