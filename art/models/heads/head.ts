import type { Camera, Model } from '../model.ts';

/** A bust, where one looks at it from, and the colour of its eyes and jewels. */
export interface Head {
  readonly model: Model;
  readonly camera: Camera;
  readonly gem: string;
}

/** Turned aside by so much, and as near as told. */
export const posed = (model: Model, gem: string, yaw: number, view = 1.16, lift = 0.14): Head => ({
  model,
  gem,
  camera: { yaw, down: 0.06, view, lift },
});

/** A head, and the enamel it stands before. */
export interface Portrait extends Head {
  readonly enamel: string;
}
