import { css } from '@linaria/core'

/**
 * What scenes without lines are painted with: a sky of the accent’s tone, and what grows is green in each; what is far away is paler than what is near. In the dark it's evening there: the moon
 * has risen, and the windows are lit.
 */
export const paints = css`
  /* A night is green before it’s of any tone. */
  --sky: light-dark(var(--accent-wash), color-mix(in srgb, var(--accent-wash) 35%, var(--wash-1)));
  --light: light-dark(var(--surface-raised), color-mix(in srgb, var(--accent) 22%, var(--sky)));
  --haze: color-mix(in srgb, light-dark(var(--accent), var(--wash-ink-1)) 8%, transparent);
  --far: color-mix(in srgb, light-dark(color-mix(in srgb, var(--accent), var(--wash-ink-1)), var(--wash-ink-1)) 17%, transparent);
  --near: var(--lawn);
  --foliage: color-mix(in srgb, var(--wash-ink-1) 78%, var(--highlight));
  --leaf: light-dark(color-mix(in srgb, var(--foliage) 72%, var(--wash-1)), color-mix(in srgb, var(--foliage) 46%, var(--wash-1)));
  --deep: light-dark(color-mix(in srgb, var(--wash-ink-1) 75%, var(--accent)), color-mix(in srgb, var(--wash-ink-1) 55%, var(--wash-1)));
  --mid: color-mix(in srgb, var(--accent) 62%, var(--accent-wash));
  --strong: light-dark(var(--accent), color-mix(in srgb, var(--accent) 60%, var(--accent-wash)));
  --cloud: light-dark(color-mix(in srgb, var(--light) 80%, transparent), color-mix(in srgb, var(--ink) 14%, transparent));
  --shaded: color-mix(in srgb, var(--accent) 16%, transparent);
  --warm: var(--highlight);
  --sun: light-dark(var(--highlight), color-mix(in srgb, color-mix(in srgb, var(--highlight) 18%, var(--ink)) 90%, var(--sky)));
  --halo: color-mix(in srgb, var(--sun) 25%, transparent);
  --glow: light-dark(color-mix(in srgb, var(--highlight) 42%, var(--surface-raised)), color-mix(in srgb, var(--highlight) 40%, color-mix(in srgb, var(--wash-4) 75%, var(--wash-ink-4))));
  --lit: light-dark(var(--glow), color-mix(in srgb, var(--highlight) 60%, var(--ink)));
  --page: light-dark(var(--light), color-mix(in srgb, var(--ink) 64%, var(--sky)));
  --written: light-dark(var(--shaded), color-mix(in srgb, var(--sky) 40%, transparent));
  --hair: light-dark(color-mix(in srgb, var(--highlight-ink) 60%, var(--accent)), color-mix(in srgb, var(--highlight-ink) 80%, var(--wash-ink-4)));
  --shirt: light-dark(var(--mid), color-mix(in srgb, var(--ink) 62%, var(--accent)));
  --linen: light-dark(color-mix(in srgb, var(--highlight) 16%, var(--light)), color-mix(in srgb, var(--ink) 78%, var(--accent-wash)));
  --cast: light-dark(var(--near), color-mix(in srgb, var(--surface) 30%, transparent));
  --skin-light: light-dark(var(--wash-4), var(--wash-ink-4));
  --skin-deep: light-dark(var(--wash-ink-4), color-mix(in srgb, var(--wash-4) 70%, var(--wash-ink-4)));
  --fair: color-mix(in srgb, var(--skin-light) 74%, var(--highlight));
  --tan: color-mix(in srgb, color-mix(in srgb, var(--skin-light) 55%, var(--skin-deep)) 80%, var(--highlight));
  --brown: color-mix(in srgb, var(--skin-deep) 80%, var(--highlight));
`
