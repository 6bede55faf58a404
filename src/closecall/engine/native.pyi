# What the compiler sees: native integers and the flat native array.
from librt.vecs import append as append
from librt.vecs import extend as extend
from librt.vecs import vec as vec
from mypy_extensions import i16 as i16
from mypy_extensions import i64 as i64
from mypy_extensions import u8 as u8
