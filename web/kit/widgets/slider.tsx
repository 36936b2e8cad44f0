import {
  Slider as AriaSlider,
  Label,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components';

interface SliderProps {
  readonly label: string;
  readonly bare?: boolean;
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly step?: number;
  onChange(value: number): void;
  /** Instead of the plain number. */
  readonly output?: string;
}

export function Slider({
  label,
  bare,
  value,
  min = 0,
  max,
  step = 1,
  onChange,
  output,
}: SliderProps) {
  return (
    <AriaSlider
      className="field slider"
      aria-label={label}
      value={value}
      minValue={min}
      maxValue={max}
      step={step}
      onChange={(next) => onChange(Number(next))}
    >
      {!bare && (
        <div className="slider-head">
          <Label>{label}</Label>
          <SliderOutput>{output ?? value}</SliderOutput>
        </div>
      )}
      <SliderTrack className="slider-track">
        {({ state }) => (
          <>
            <span className="slider-fill" style={{ width: `${state.getThumbPercent(0) * 100}%` }} />
            <SliderThumb className="slider-thumb" aria-label={label} />
          </>
        )}
      </SliderTrack>
    </AriaSlider>
  );
}
