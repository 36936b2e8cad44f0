/** Colour arithmetic behind the palette's tests: contrast, and telling colours apart. */

type Triple = readonly [number, number, number];

function linear(hex: string): Triple {
  const channel = (at: number): number => {
    const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function luminance(hex: string): number {
  const [r, g, b] = linear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast ratio, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Machado, Oliveira and Fernandes (2009), severity 1, on linear RGB. */
const EYES: readonly (readonly [Triple, Triple, Triple])[] = [
  [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
];

const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

function oklab(colour: Triple): Triple {
  const root = (row: Triple): number => Math.cbrt(Math.max(0, dot(row, colour)));
  const lms: Triple = [
    root([0.4122214708, 0.5363325363, 0.0514459929]),
    root([0.2119034982, 0.6806995451, 0.1073969566]),
    root([0.0883024619, 0.2817188376, 0.6299787005]),
  ];
  return [
    dot([0.2104542553, 0.793617785, -0.0040720468], lms),
    dot([1.9779984951, -2.428592205, 0.4505937099], lms),
    dot([0.0259040371, 0.7827717662, -0.808675766], lms),
  ];
}

/** Smallest distance (OKLab) between two colours over normal and three colour-blind visions. */
export function tellApart(a: string, b: string): number {
  const seen = (eye: (typeof EYES)[number], hex: string): Triple => {
    const c = linear(hex);
    const clamp = (x: number): number => Math.min(1, Math.max(0, x));
    return oklab([clamp(dot(eye[0], c)), clamp(dot(eye[1], c)), clamp(dot(eye[2], c))]);
  };
  return Math.min(
    ...EYES.map((eye) => {
      const [x, y] = [seen(eye, a), seen(eye, b)];
      return Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
    }),
  );
}
